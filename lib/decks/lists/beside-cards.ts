/** Words for cards that belong to no deck: tokens, emblems, and cards of another size or without a game text. */
const NO_DECK_CARD =
  /(?<!\p{L})(?:tokens?|spielsteine?|jetons?|oversized?|checklist)(?!\p{L})|(?<!\p{L})emblem(?!\s(?:of|du|de|der)\s)(?=\s?$|\s[-–—:(]|:)|^emblem(?:\s?[-–—:(]|\s\p{Lu}\p{L}+$)|(?<!\p{L})(?:art (?:card|series)|filler card|tip card|rules card)s?(?!\p{L})|トークン|衍生物|(?<=[・\s])紋章$/iu;
/** Words for what is sold beside cards. */
const ACCESSORY =
  /(?<!\p{L})(?:sleeves?|boosters?(?: (?:packs?|box|display)s?)?(?=$|[\s:(])|deck ?box(?:es)?|(?:card|pocket|pro) binders?|portfolios?|play ?mats?|(?:d20|d6|spindown)(?: di(?:e|ce))?|dice|life counters?|toploaders?|hüllen|spielmatte|pochettes|prot[eè]ge-cartes|kartenhüllen|tapis de jeu|fundas|bustine|tappetino|shipping|postage|versand|versandkosten|frais de port)(?!\p{L})|スリーブ|デッキケース|プレイマット|ストレージ|送料|ダイス|サイコロ/iu;

/** Returns whether a name is that of a kind of thing that is no card of a deck: `Goblin token`, `Emblem - Name`, `50 Sleeves`. */
export const isBesideDeck = (name: string): boolean => NO_DECK_CARD.test(name) || ACCESSORY.test(name);
