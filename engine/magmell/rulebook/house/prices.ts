import type { HouseRuling } from "./ruling";

/** On must and may: prices, costs that are left unpaid, and attacks that have to be made. */
export const HOUSE_PRICES = {
  "house:47": {
    rules: ["mag:605.4", "mag:601.4", "mag:701.4.1.3"],
    title: {
      ja: "「可能なら攻撃する」ユニットが攻撃できる間、ターン・プレイヤーは使用権を放棄できない",
      en: "While a unit that attacks if able could attack, the turn player may not pass",
    },
    reason: {
      ja: "いつ攻撃しなければならないかは書かれていない。攻撃を宣言できるのはメインフェイズで使用権を持つときだけなので、その間にカードを使うことはでき、攻撃できるままフェイズを終えることはできない。攻撃に代価がいるユニットは、可能とは数えない。",
      en: "Nothing says when such a unit has to attack. Attacks are declared with priority in the main phase only, so the player may use cards first but may not let the phase end while the attack could be made. A unit whose attack has a price does not count as able.",
    },
  },
  "house:48": {
    rules: ["mag:702.3.4", "mag:225.2"],
    title: {
      ja: "「ターンに1度、支払わずに使用してもよい」は、支払うときに決める",
      en: "“Once each turn you may use it without paying” is decided when the cost would be paid",
    },
    reason: {
      ja: "使用の手順のどこで決めるかは書かれていない。支払うべきときに決めれば、支払えない人に尋ねる必要もない。支払わないと決めた回数だけを数える。",
      en: "The steps of using a card do not say where this is decided. At the time of payment nobody who could not pay needs to be asked. Only the uses for which it was left unpaid are counted.",
    },
  },
  "house:49": {
    rules: ["mag:702.3.4", "mag:701.1.2", "mag:701.4.1", "mag:101"],
    title: {
      ja: "攻撃・防御・使用の代価は宣言するときに支払い、支払えないなら宣言できない",
      en: "Prices of attacks, defenses and uses are paid as they are declared; a player who cannot pay cannot declare them",
    },
    reason: {
      ja: "代価は能力の指示ではなく宣言の条件なので、その場で支払い、使用権は発生しない。使用では対象を決めた後、コストの前に支払い、それで変わる使用コストはその使用にだけ当てはまる。",
      en: "A price is a condition of declaring and no instruction of an ability, so it is paid on the spot and nobody gets priority. In a use it comes after the targets and before the cost, and what it changes of the cost holds for that use only.",
    },
  },
  "house:50": {
    rules: ["mag:210.1", "mag:210.2", "mag:702.3.4.1"],
    title: {
      ja: "「1未満にはならない」減少は、シンボルの合計がその数になるまで、色のない部分から減らす",
      en: "A reduction “not below 1” stops when the symbols add up to that number, and takes those of no color first",
    },
    reason: {
      ja: "何が1未満にならないかは、使用コストを数として見たときの合計と読む。どのシンボルから減るかは書かれていないので、どの魔石でも支払えるものからとする。",
      en: "What does not fall below 1 is read as the cost as a number, the total of its symbols. Which of them go first is not written, so it is those that any stone can pay.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
