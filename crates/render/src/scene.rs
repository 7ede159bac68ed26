//! What is seen of an entry, in order: sentences of the log, pieces on their way, and points where
//! they arise.

use serde::Serialize;
use tessera_engine::{Actor, Seat};

use crate::choice::signed;
use crate::{Line, Pov, Show, Sitter, Travel, Words};

/// One thing that happens: a sentence of the log with all that is seen of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The line of the log. None when something is seen that needs no words.
    pub line: Option<Line>,
    /// What is seen, one after the other.
    pub beats: Vec<Beat>,
    /// Whether chance brought it: new pieces lie on the board that follows, not on the one before.
    pub is_draw: bool,
}

/// What happens at one moment of a scene.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// The pieces that move.
    pub travels: Vec<Travel>,
    /// The points that arise.
    pub points: Vec<PointsAt>,
    /// Places that it is about, although no piece arrives there.
    pub marks: Vec<String>,
}

/// Points at the place where they arise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointsAt {
    /// Whose.
    pub seat: Seat,
    /// The place; what is not on the page is shown beside the seat.
    pub at: String,
    /// How many, or what it cost.
    pub points: i16,
}

impl Beat {
    /// Pieces that move.
    #[must_use]
    pub fn of(travels: Vec<Travel>) -> Beat {
        Beat {
            travels,
            ..Beat::default()
        }
    }

    /// Points at a place.
    #[must_use]
    pub fn scored(seat: Seat, at: impl Into<String>, points: impl Into<i16>) -> Beat {
        Beat::default().with_points(seat, at, points)
    }

    /// The same with points; none are no points.
    #[must_use]
    pub fn with_points(
        mut self,
        seat: Seat,
        at: impl Into<String>,
        points: impl Into<i16>,
    ) -> Beat {
        let (at, points) = (at.into(), points.into());
        if points != 0 {
            self.points.push(PointsAt { seat, at, points });
        }
        self
    }

    fn is_empty(&self) -> bool {
        self.travels.is_empty() && self.points.is_empty() && self.marks.is_empty()
    }

    /// Where it happens: the places where pieces arrive and points arise.
    fn places(&self) -> impl Iterator<Item = &String> {
        let arrived = self.travels.iter().map(|travel| &travel.to);
        let scored = self.points.iter().map(|points| &points.at);
        arrived.chain(scored).chain(&self.marks)
    }
}

impl Scene {
    /// Where it happens, each place once.
    #[must_use]
    pub fn places(&self) -> Vec<String> {
        let mut places: Vec<String> = Vec::new();
        for place in self.beats.iter().flat_map(Beat::places) {
            if !places.contains(place) {
                places.push(place.clone());
            }
        }
        places
    }

    /// The pieces that move, in order.
    pub fn travels(&self) -> impl Iterator<Item = &Travel> {
        self.beats.iter().flat_map(|beat| &beat.travels)
    }

    /// As the page plays it.
    #[must_use]
    pub fn shown(&self, words: &Words, sitters: &[Sitter]) -> ShownScene {
        let line = self.line.as_ref();
        ShownScene {
            seat: line.and_then(|line| line.seat).map(Seat::number),
            text: line.map_or_else(String::new, |line| line.spoken(words, sitters)),
            beats: self.beats.iter().map(ShownBeat::new).collect(),
            is_draw: self.is_draw,
        }
    }
}

/// A scene for the script of a page, in the language of the person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownScene {
    /// Who acts, if it is a seat.
    pub seat: Option<u8>,
    /// The sentence, as it is announced; empty where nothing is said.
    pub text: String,
    /// What is seen.
    pub beats: Vec<ShownBeat>,
    /// Whether it is played on the boards that follow.
    pub is_draw: bool,
}

/// A beat for the script.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownBeat {
    /// The pieces that move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub travels: Vec<Travel>,
    /// Points on flags.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<ShownFlag>,
    /// Other places that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// Points that rise at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownFlag {
    /// Where, and where else if that is not on the page: beside the seat.
    pub at: [String; 2],
    /// "+5".
    pub text: String,
    /// Whether points are lost.
    pub minus: bool,
}

impl ShownBeat {
    fn new(beat: &Beat) -> ShownBeat {
        let flag = |points: &PointsAt| ShownFlag {
            at: [points.at.clone(), seat_place(points.seat)],
            text: signed(points.points),
            minus: points.points < 0,
        };
        ShownBeat {
            travels: beat.travels.clone(),
            flags: beat.points.iter().map(flag).collect(),
            marks: beat.marks.clone(),
        }
    }
}

/// The scenes of one entry: those of the game, and that the last round has begun, once that is
/// known. `after` is what the viewer of `before` knows then.
#[must_use]
pub fn scenes<G: Show>(
    before: &Pov<'_, G>,
    after: &G::View,
    actor: Actor,
    action: Option<G::Action>,
    events: &[G::Event],
) -> Vec<Scene> {
    let mut scenes = G::scenes(before, actor, action, events);
    let last = |view| G::last_round(view, before.words, before.sitters);
    if last(before.view).is_none()
        && let Some(sentence) = last(after)
    {
        scenes.push(Scene {
            line: Some(Line::new(None, sentence)),
            ..Scene::default()
        });
    }
    scenes
}

/// Scenes one after the other as a page plays them: what needs no words belongs to the sentence
/// before it.
#[must_use]
pub fn joined(scenes: impl IntoIterator<Item = Scene>) -> Vec<Scene> {
    let mut joined: Vec<Scene> = Vec::new();
    for scene in scenes {
        match joined.last_mut() {
            Some(last) if scene.line.is_none() && last.is_draw == scene.is_draw => {
                last.beats.extend(scene.beats);
            }
            _ => joined.push(scene),
        }
    }
    joined
}

/// The place of a seat beside the boards.
pub(crate) fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// Scenes while they are put together, fact by fact.
pub(crate) struct Scenes {
    is_draw: bool,
    out: Vec<Scene>,
}

impl Scenes {
    pub(crate) fn new(actor: Actor) -> Scenes {
        Scenes {
            is_draw: actor == Actor::Chance,
            out: Vec::new(),
        }
    }

    /// A line begins a scene.
    pub(crate) fn tell(&mut self, line: Option<Line>) {
        if line.is_some() {
            self.begin(line);
        }
    }

    /// The next moment of the scene.
    pub(crate) fn beat(&mut self, beat: Beat) {
        if beat.is_empty() {
            return;
        }
        self.scene().beats.push(beat);
    }

    /// Happens at the same moment as what came before it in the scene.
    pub(crate) fn join(&mut self, beat: Beat) {
        if beat.is_empty() {
            return;
        }
        match self.scene().beats.last_mut() {
            Some(last) => {
                last.travels.extend(beat.travels);
                last.points.extend(beat.points);
                last.marks.extend(beat.marks);
            }
            None => self.scene().beats.push(beat),
        }
    }

    pub(crate) fn done(self) -> Vec<Scene> {
        self.out
    }

    fn scene(&mut self) -> &mut Scene {
        if self.out.is_empty() {
            self.begin(None);
        }
        self.out.last_mut().expect("there is one")
    }

    fn begin(&mut self, line: Option<Line>) {
        self.out.push(Scene {
            line,
            beats: Vec::new(),
            is_draw: self.is_draw,
        });
    }
}
