import type { RuleTexts } from "../rule-text";

export const BATTLE_RULES = {
  "mag:701": { heading: true, ja: "攻撃とバトル", en: "Attacks and battles" },
  "mag:701.1": { heading: true, ja: "バトル：全体", en: "Battles in general" },
  "mag:701.1.1": {
    ja: "バトル状態は、メインフェイズの攻撃宣言から始まる。",
    en: "An attack declared in the main phase puts the game into battle.",
  },
  "mag:701.1.2": {
    ja: "攻撃ユニットや攻撃対象を決められないか、攻撃ユニットをレストできなければ、攻撃はなかったことになり、宣言前に使用権を持っていたところへ戻る。",
    en: "If attacker or attack target cannot be designated, or the attacker cannot be rested, the attack is undone back to the turn player's priority, as if there had been no battle.",
  },
  "mag:701.1.3": {
    ja: "バトル中に二人続けて放棄し、チャントに何もなければ、フェイズでなくステップが進み、最後のステップならバトルが終わる。",
    en: "In battle, two passes in a row on an empty chant end the step, not the phase; after the last step the battle is over.",
  },
  "mag:701.1.4": {
    ja: "バトルは、攻撃指定、攻撃、防御、ダメージ、バトル終了の順に進む。",
    en: "A battle goes through designation, attack, defense, damage and battle end.",
  },
  "mag:701.1.5": {
    ja: "バトルが終わると通常の状態に戻り、使用権はターン・プレイヤーに渡る。",
    en: "After a battle the game is out of battle and the turn player gets priority.",
  },
  "mag:701.2": { heading: true, ja: "攻撃指定ステップ", en: "Designation step" },
  "mag:701.2.1": {
    ja: "このステップの処理は、チャントを通さずに以下の順で行う。",
    en: "The procedure of this step, without the chant, is as follows.",
  },
  "mag:701.2.1.1": {
    ja: "ターン・プレイヤーは、ウェイクしている自分のユニットから攻撃ユニットを一体選ぶ。",
    en: "The turn player picks one of their awake units as the attacker.",
  },
  "mag:701.2.1.2": {
    ja: "選べなければ、攻撃は宣言の直前まで取り消され、バトルはなかったことになる。",
    en: "If none can be picked, the attack is undone to just before it was declared and there was no battle.",
  },
  "mag:701.2.2": { ja: "使用権はまずターン・プレイヤーに渡る。", en: "The turn player gets priority." },
  "mag:701.2.2.1": { ja: "ここでは、クイックのカードを使える。", en: "Quick cards may be used here." },
  "mag:701.3": { heading: true, ja: "攻撃ステップ", en: "Attack step" },
  "mag:701.3.1": {
    ja: "このステップの処理は、チャントを通さずに以下の順で行う。",
    en: "The procedure of this step, without the chant, is as follows.",
  },
  "mag:701.3.1.1": {
    ja: "攻撃対象は、相手プレイヤーか、レストしている相手のユニット一体から選ぶ。",
    en: "The attack target is the opponent or one rested unit of the opponent.",
  },
  "mag:701.3.1.2": {
    ja: "攻撃ユニットをレストし、それはバトルの間、攻撃されたユニットは攻撃対象である間、バトルユニットになる。",
    en: "The attacker rests and is a battle unit for the whole battle; an attacked unit is one for as long as it is the attack target.",
  },
  "mag:701.3.1.3": {
    ja: "攻撃対象を決められないか、攻撃ユニットをレストできないときは、すぐにバトル終了ステップへ進む。",
    en: "If no target can be chosen or the attacker cannot be rested, go straight to the battle end step.",
  },
  "mag:701.3.2": {
    ja: "攻撃対象が決まると、「攻撃したとき」の能力が誘発する。",
    en: '"When ... attacks" abilities trigger.',
  },
  "mag:701.3.3": { ja: "使用権はまずターン・プレイヤーに渡る。", en: "The turn player gets priority." },
  "mag:701.3.3.1": { ja: "ここでは、クイックのカードを使える。", en: "Quick cards may be used here." },
  "mag:701.3.4": {
    ja: "ステップの終わりに、攻撃ユニットか攻撃対象のユニットがいなくなっていれば、バトル終了ステップへ進む。",
    en: "If the attacker or the attacked unit is gone when the step ends, go to the battle end step.",
  },
  "mag:701.4": { heading: true, ja: "防御ステップ", en: "Defense step" },
  "mag:701.4.1": {
    ja: "攻撃を受けた側は、ウェイクしている自分のユニット一体を防御ユニットにでき、以後はそれが攻撃対象でありバトルユニットになる。",
    en: "The attacked side may name one awake unit as defender; it becomes the attack target and a battle unit.",
  },
  "mag:701.4.1.1": {
    ja: "このステップ中に防御ユニットがいなくなれば、攻撃対象はすぐ元に戻り、それがユニットならバトルユニットになる。",
    en: "If the defender leaves during this step, the earlier attack target is restored immediately; if it is a unit, it is a battle unit again.",
  },
  "mag:701.4.1.2": {
    ja: "「防御されない」攻撃ユニットに対しては、防御ユニットを出せない。",
    en: 'No defender can be named against an attacker that "cannot be defended".',
  },
  "mag:701.4.1.3": {
    ja: "可能なら防御するユニットが何体もいれば、どれか一体で防御し、ほかの義務はその場では無視する。",
    en: "If several units must defend if able, one of them does and the duty of the others is ignored this time.",
  },
  "mag:701.4.2": {
    ja: "防御が決まると、「防御したとき」の能力が誘発する。",
    en: '"When ... defends" abilities trigger.',
  },
  "mag:701.4.3": { ja: "使用権はまずターン・プレイヤーに渡る。", en: "The turn player gets priority." },
  "mag:701.4.3.1": { ja: "ここでは、クイックのカードを使える。", en: "Quick cards may be used here." },
  "mag:701.4.4": {
    ja: "ステップの終わりに、攻撃ユニットか攻撃対象のユニットがいなくなっていれば、バトル終了ステップへ進む。",
    en: "If the attacker or the attacked unit is gone when the step ends, go to the battle end step.",
  },
  "mag:701.5": { heading: true, ja: "ダメージステップ", en: "Damage step" },
  "mag:701.5.1": {
    ja: "防御の有無と攻撃対象によって処理が分かれ、どれもチャントを通さない。",
    en: "What happens depends on the defender and the attack target, and never uses the chant.",
  },
  "mag:701.5.1.1": {
    ja: "防御ユニットがいなければ、攻撃ユニットは AP の分だけ攻撃対象に戦闘ダメージを与え、攻撃対象がユニットなら、それも同時に自身の AP の分を返す。",
    en: "With no defender, the attacker deals its AP to the attack target as battle damage, and an attacked unit deals its own AP back at the same time.",
  },
  "mag:701.5.1.2": {
    ja: "防御ユニットがいれば、攻撃ユニットと互いに AP の分の戦闘ダメージを与える。",
    en: "With a defender, attacker and defender deal their AP to each other as battle damage.",
  },
  "mag:701.5.2": {
    ja: "ダメージを与えた後、「ダメージステップの開始時」の能力が誘発する。",
    en: 'After the damage, "at the start of the damage step" abilities trigger.',
  },
  "mag:701.5.3": { ja: "使用権はまずターン・プレイヤーに渡る。", en: "The turn player gets priority." },
  "mag:701.5.3.1": { ja: "ここでは、クイックのカードを使える。", en: "Quick cards may be used here." },
  "mag:701.6": { heading: true, ja: "バトル終了ステップ", en: "Battle end step" },
  "mag:701.6.1": {
    ja: "このステップに入ると、「バトル終了時」の能力が誘発する。",
    en: '"At the end of the battle" abilities trigger.',
  },
  "mag:701.6.2": { ja: "使用権はまずターン・プレイヤーに渡る。", en: "The turn player gets priority." },
  "mag:701.6.2.1": { ja: "ここでは、クイックのカードを使える。", en: "Quick cards may be used here." },
  "mag:701.6.3": {
    ja: "チャントが空で二人続けて放棄すればバトルは終わり、使用権はターン・プレイヤーに渡る。",
    en: "Two passes in a row on an empty chant end the battle, and the turn player gets priority.",
  },
} satisfies RuleTexts;
