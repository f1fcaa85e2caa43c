import type { BodyId } from "../card-emblem";
import armor from "./armor.json";
import badger from "./badger.json";
import bat from "./bat.json";
import bear from "./bear.json";
import bee from "./bee.json";
import beetle from "./beetle.json";
import bird from "./bird.json";
import blank from "./blank.json";
import boar from "./boar.json";
import boat from "./boat.json";
import book from "./book.json";
import bookmark from "./bookmark.json";
import branch from "./branch.json";
import brilliant from "./brilliant.json";
import building from "./building.json";
import bull from "./bull.json";
import can from "./can.json";
import candle from "./candle.json";
import cat from "./cat.json";
import censored from "./censored.json";
import crystals from "./crystals.json";
import desk from "./desk.json";
import doll from "./doll.json";
import door from "./door.json";
import dragon from "./dragon.json";
import drum from "./drum.json";
import eel from "./eel.json";
import elephant from "./elephant.json";
import fawn from "./fawn.json";
import fish from "./fish.json";
import flag from "./flag.json";
import flame from "./flame.json";
import flower from "./flower.json";
import frames from "./frames.json";
import frog from "./frog.json";
import fuse from "./fuse.json";
import giant from "./giant.json";
import goat from "./goat.json";
import guard from "./guard.json";
import hand from "./hand.json";
import hare from "./hare.json";
import hedgehog from "./hedgehog.json";
import heron from "./heron.json";
import hexagon from "./hexagon.json";
import horn from "./horn.json";
import hound from "./hound.json";
import imp from "./imp.json";
import jar from "./jar.json";
import kappa from "./kappa.json";
import key from "./key.json";
import lamp from "./lamp.json";
import leaf from "./leaf.json";
import lens from "./lens.json";
import letter from "./letter.json";
import lion from "./lion.json";
import lizard from "./lizard.json";
import map from "./map.json";
import mole from "./mole.json";
import moss from "./moss.json";
import mouse from "./mouse.json";
import mushroom from "./mushroom.json";
import octagon from "./octagon.json";
import octopus from "./octopus.json";
import owl from "./owl.json";
import page from "./page.json";
import press from "./press.json";
import rain from "./rain.json";
import scholar from "./scholar.json";
import scroll from "./scroll.json";
import seal from "./seal.json";
import serpent from "./serpent.json";
import shade from "./shade.json";
import shark from "./shark.json";
import shelf from "./shelf.json";
import spill from "./spill.json";
import sprout from "./sprout.json";
import squid from "./squid.json";
import stag from "./stag.json";
import star from "./star.json";
import stone from "./stone.json";
import stump from "./stump.json";
import sun from "./sun.json";
import sword from "./sword.json";
import tome from "./tome.json";
import traveler from "./traveler.json";
import tree from "./tree.json";
import turtle from "./turtle.json";
import twins from "./twins.json";
import wave from "./wave.json";
import weasel from "./weasel.json";
import whale from "./whale.json";

/** Main figure of an emblem, such as an animal, drawn in a view box of 200 × 200. */
export type Body = {
  /** Silhouette, filled and outlined. */
  readonly shape: string;
  /** Further outlines. */
  readonly lines?: string;
  /** Thin lines. */
  readonly fine?: string;
  /** Centers of small gold marks. */
  readonly dots?: readonly (readonly number[])[];
  /** Circles: x, y and radius, part of the silhouette. */
  readonly rings?: readonly (readonly number[])[];
};

/** Main figures of emblems by id. Pages use the sprite; only pictures drawn on the server need these paths. */
export const BODIES: Readonly<Record<BodyId, Body>> = {
  armor,
  badger,
  bat,
  bear,
  bee,
  beetle,
  bird,
  blank,
  boar,
  boat,
  book,
  bookmark,
  branch,
  brilliant,
  building,
  bull,
  can,
  candle,
  cat,
  censored,
  crystals,
  desk,
  doll,
  door,
  dragon,
  drum,
  eel,
  elephant,
  fawn,
  fish,
  flag,
  flame,
  flower,
  frames,
  frog,
  fuse,
  giant,
  goat,
  guard,
  hand,
  hare,
  hedgehog,
  heron,
  hexagon,
  horn,
  hound,
  imp,
  jar,
  kappa,
  key,
  lamp,
  leaf,
  lens,
  letter,
  lion,
  lizard,
  map,
  mole,
  moss,
  mouse,
  mushroom,
  octagon,
  octopus,
  owl,
  page,
  press,
  rain,
  scholar,
  scroll,
  seal,
  serpent,
  shade,
  shark,
  shelf,
  spill,
  sprout,
  squid,
  stag,
  star,
  stone,
  stump,
  sun,
  sword,
  tome,
  traveler,
  tree,
  turtle,
  twins,
  wave,
  weasel,
  whale,
};
