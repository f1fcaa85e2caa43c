import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries E.1 to E.12 of the general rulings summary. */
export const CARD_RULINGS_SUMMARIES = {
  "mtg-6e:E.1": { ja: "代用コストのある呪文", en: "Spells with alternative costs" },
  "mtg-6e:E.1.1": {
    ja: "代用コスト呪文とは、書かれた別のことをすれば、マナ・コストを払わずに使える呪文。",
    en: "Alternative cost spells may be played without their mana cost by doing something else instead.",
  },
  "mtg-6e:E.1.2": {
    ja: "代用コストも宣言のときに払い、マナ・コストを払ったことになる。",
    en: "An alternative cost is paid on announcement and counts as paying the mana cost.",
  },
  "mtg-6e:E.1.3": {
    ja: "代用コストの条件は払うときだけ確かめ、後で崩れてもそのまま解決する。",
    en: "Conditions of an alternative cost are checked only at payment; the spell resolves even if they fail later.",
  },
  "mtg-6e:E.1.r1": {
    ja: "代用コスト呪文を「ピッチ・スペル」と呼ぶわけ",
    en: "Why alternative cost spells are also called pitch spells",
  },
  "mtg-6e:E.1.r2": {
    ja: "代用コストを使うと、その呪文のマナ・コストも変わるかどうか",
    en: "Whether using an alternative cost changes the spell's mana cost",
  },
  "mtg-6e:E.1.r3": {
    ja: "呪文に掛かる追加のコストを、代用コストで免れるかどうか",
    en: "Whether an alternative cost also escapes extra costs laid on the spell",
  },
  "mtg-6e:E.1.r4": {
    ja: "代用コストで捨てるカードの色の語を書き換えて、支払いを邪魔できるかどうか",
    en: "Whether paying an alternative cost can be stopped by changing the colour word in it",
  },
  "mtg-6e:E.1.r5": {
    ja: "代用コスト呪文自身を、その支払いで捨てるカードに当てられるかどうか",
    en: "Whether a spell may be discarded to pay its own alternative cost",
  },
  "mtg-6e:E.2": { ja: "キャントリップ", en: "Cantrips" },
  "mtg-6e:E.2.1": {
    ja: "キャントリップとは、ほかの効果に加えて、解決のときか次のターンに、カードを引ける呪文。",
    en: "A cantrip is a spell that, beside its effect, draws a card on resolution or in the next turn.",
  },
  "mtg-6e:E.2.r1": {
    ja: "キャントリップで「次のターン」に引くのは、誰のターンか",
    en: "Whose turn is meant when a cantrip draws a card in the next turn",
  },
  "mtg-6e:E.2.r2": {
    ja: "キャントリップの対象がどれも不当になったとき、カードを引けるかどうか",
    en: "Whether a cantrip draws a card if all its targets have become illegal",
  },
  "mtg-6e:E.2.r3": {
    ja: "キャントリップが打ち消されたとき、カードを引けるかどうか",
    en: "Whether a cantrip draws a card if it is countered",
  },
  "mtg-6e:E.3": { ja: "場に出たときの能力", en: "Comes-into-play abilities" },
  "mtg-6e:E.3.1": {
    ja: "カードが自分の名を挙げて「場に出たとき」と言うのは、自身が出るときに限って誘発する能力。",
    en: "A comes-into-play ability that names its own card triggers only on that card's arrival and never later.",
  },
  "mtg-6e:E.3.2": {
    ja: "ある種類のものが「場に出たとき」と言う能力は、場にある間ずっと見張り、自身や同時に出たものでも誘発する。",
    en: "An ability on a kind of permanent coming into play keeps watch while it is in play, and also sees its own card and whatever arrives together with it.",
  },
  "mtg-6e:E.3.r1": {
    ja: "「場に出たとき」の能力に使える対象がなくても、そのカードを唱えられるかどうか",
    en: "Whether a card may be cast when its comes-into-play ability would find no target",
  },
  "mtg-6e:E.3.r2": {
    ja: "呪文が打ち消されても、その「場に出たとき」の能力が誘発するかどうか",
    en: "Whether a comes-into-play ability triggers if its spell is countered",
  },
  "mtg-6e:E.3.r3": {
    ja: "「場に出たとき」に求められた行動ができず、罰も書かれていないときはどうなるか",
    en: "What follows when an action required on coming into play cannot be done and no penalty is written",
  },
  "mtg-6e:E.3.r4": {
    ja: "場に出た後に及ぶ継続的効果が、「場に出たとき」の誘発を決める前に働くかどうか",
    en: "Whether continuous effects apply before it is decided which comes-into-play abilities trigger",
  },
  "mtg-6e:E.3.r5": {
    ja: "「場に出たとき」の能力が、出方によって、またフェイジングで、誘発しないことがあるかどうか",
    en: "Whether it matters for comes-into-play abilities how the card came into play, phasing included",
  },
  "mtg-6e:E.3.r6": {
    ja: "場にあるもののタイプが変わったときに、「場に出たとき」の能力が誘発するかどうか",
    en: "Whether a change of type in play triggers comes-into-play abilities",
  },
  "mtg-6e:E.4": { ja: "コピー・カード", en: "Copy cards" },
  "mtg-6e:E.4.1": {
    ja: "コピー・カードとは、ほかのカードの完全なコピーになる、またはそれを作るカードのことで、コピーする相手を変えられるものには追加のルールがある。",
    en: "Copy cards become or make exact copies of other cards; those that can change what they copy have further rules.",
  },
  "mtg-6e:E.4.2": {
    ja: "コピー・カードがコピーするのは相手の基本特性だけで、ほかの効果による変更は無視する。それが自分の基本特性になる。",
    en: "A copy card copies only base characteristics, without changes made by others, and they become its own base characteristics.",
  },
  "mtg-6e:E.4.3": {
    ja: "唱えたコピー・カードは、解決するときからコピーそのものとして扱い、場に出るときのカウンターやタップもそれに従う。",
    en: "From resolution on a copy card that was cast is the copy in every way, even in how it comes into play (counters, tapped).",
  },
  "mtg-6e:E.4.4": {
    ja: "断りがなければ、コピー・カードは名前、色、マナ・コストなどもコピーし、元の自分の特性は残らない。",
    en: "Without a word to the contrary a copy card keeps no characteristics of its own: name, colour, mana cost and the rest are copied.",
  },
  "mtg-6e:E.4.5": {
    ja: "場にあるパーマネントをコピーすると、マナ・コストのXは0になる。",
    en: "When a permanent in play is copied, X in its mana cost is 0.",
  },
  "mtg-6e:E.4.6": {
    ja: "コピー・カードが別のものに変わっても、前と全く同じ能力になるなら、回数や支払いの制限を引き継ぐ。",
    en: "When a copy card changes form, a limit on an ability's use carries over if the new form has exactly the same ability.",
  },
  "mtg-6e:E.4.7": {
    ja: "コピー・カードが場にあるまま別のものに変わっても、「場に出たとき」は誘発しない。",
    en: "A copy card's change of form does not trigger comes-into-play abilities.",
  },
  "mtg-6e:E.4.8": {
    ja: "コピー・カードが場にあるまま別のものに変わるときは、それを唱えたときのコストもカウンターもほかの損得もない。",
    en: "A copy card's change of form brings no costs, counters or other gains or losses of having been cast.",
  },
  "mtg-6e:E.4.9": {
    ja: "コピー・カードが別のものに変わっても「場を離れたとき」は起こらず、そのカードが場を離れるのを待つ効果は、実際に離れるまで待つ。",
    en: "A copy card that changes form does not leave play; effects that wait for that go on waiting until the card really leaves.",
  },
  "mtg-6e:E.4.10": {
    ja: "文中のカード自身の名前は、コピー・カードが別のものに変わって名前が変わった後も「このカード」の意味になる。",
    en: "A copy card's own name in its text means “this card” even after its form has given it another name.",
  },
  "mtg-6e:E.4.r1": {
    ja: "コピー・カードに対象がないとき、または対象が不当になったとき、どうなるか",
    en: "What happens to a copy card without a target, or whose target becomes illegal",
  },
  "mtg-6e:E.4.r2": {
    ja: "コピー・カードが唱えずに場に出るとき、コピーする対象をいつ選ぶか",
    en: "When to choose what to copy if a copy card comes into play without being cast",
  },
  "mtg-6e:E.4.r3": {
    ja: "効果でそのタイプになっているだけのものをコピーできるかどうか（今は逆になった、との注記がある）",
    en: "Whether something may be copied that has the needed type only by an effect (noted as reversed since)",
  },
  "mtg-6e:E.4.r4": {
    ja: "コピーをコピーすると、何がコピーされるか",
    en: "What is copied when the original is itself a copy",
  },
  "mtg-6e:E.4.r5": {
    ja: "場に出るときに特性を選ぶものをコピーしたら、選び直すかどうか",
    en: "Whether choices made as the original came into play are copied or made anew",
  },
  "mtg-6e:E.4.r6": {
    ja: "コピー・カードが別のものに変わった後、前から掛かっていた効果が残るかどうか",
    en: "Whether effects on a copy card last through a change of form",
  },
  "mtg-6e:E.4.r7": {
    ja: "エンチャントになっているリシドをコピーできるかどうか（今は逆になった、との注記がある）",
    en: "Whether a Licid may be copied while it is an enchantment (noted as reversed since)",
  },
  "mtg-6e:E.4.r8": {
    ja: "トークンをコピーしたコピー・カードはトークンかどうか",
    en: "Whether a copy card that copies a token is a token",
  },
  "mtg-6e:E.4.r9": {
    ja: "場にあるレジェンドのコピーに変わると、どちらが墓地に行くか",
    en: "Which one goes to the graveyard when a copy card changes into a legend in play",
  },
  "mtg-6e:E.4.r10": {
    ja: "形を変えられるコピー・カードが、形を変えられるほかのカードに変わるとどうなるか",
    en: "What happens when a copy card that can change form changes into another one that can",
  },
  "mtg-6e:E.4.r11": {
    ja: "文中の色や土地の名の書き換えまでコピーするかどうか",
    en: "Whether changed colour or land words are copied",
  },
  "mtg-6e:E.4.r12": {
    ja: "クリーチャーが対象にならない能力を失っている間なら、コピー・カードの対象にできるかどうか",
    en: "Whether a copy card may target a creature while it has lost being untargetable",
  },
  "mtg-6e:E.4.r13": {
    ja: "何々「として扱う」という文章もコピーするかどうか",
    en: "Whether text that says what a card counts as is copied",
  },
  "mtg-6e:E.4.r14": {
    ja: "キッカーを払ったパーマネントのコピーは、払われたことになるかどうか",
    en: "Whether the copy of a kicked permanent counts as kicked",
  },
  "mtg-6e:E.5": { ja: "濃霧効果", en: "Fog effects" },
  "mtg-6e:E.5.1": {
    ja: "濃霧効果とは、クリーチャーへの戦闘ダメージを止める効果のこと。",
    en: "Effects that stop combat damage to creatures are called fog effects.",
  },
  "mtg-6e:E.5.r1": {
    ja: "濃霧効果が、戦闘中の呪文や能力のダメージまで止めるかどうか",
    en: "Whether fog effects also stop damage by spells and abilities during combat",
  },
  "mtg-6e:E.5.r2": {
    ja: "濃霧効果が、ブロックによる能力まで止めるかどうか",
    en: "Whether fog effects stop abilities that work on blocking",
  },
  "mtg-6e:E.5.r3": {
    ja: "濃霧効果があっても、「ブロックされなかったとき」の能力を使えるかどうか",
    en: "Whether “not blocked” abilities may be used under a fog effect",
  },
  "mtg-6e:E.5.r4": {
    ja: "濃霧効果を受けたものも、バンドの役を果たすかどうか",
    en: "Whether a creature under a fog effect still lends its banding",
  },
  "mtg-6e:E.6": { ja: "「ブロックされなかったとき」", en: "“Not blocked” abilities" },
  "mtg-6e:E.6.1": {
    ja: "「ブロックされなかったとき」の能力は、攻撃してブロックされなかったら何かをする能力で、「サボタージュ」とも呼ばれる。",
    en: "A “not blocked” ability does something when its creature attacks and is not blocked; it is also known as “saboteur”.",
  },
  "mtg-6e:E.6.2": {
    ja: "「ブロックされなかったとき」の能力はブロックが指定されたときに誘発し、使うかどうか選べるなら、そのときに決める。後回しにはできない。",
    en: "A “not blocked” ability triggers when blocks are declared; if it is optional, that is decided there and then.",
  },
  "mtg-6e:E.6.3": {
    ja: "「ブロックされなかったとき」の能力をいくつも持っていれば、同じものでも全部使える。",
    en: "A creature with several “not blocked” abilities, even equal ones, may use them all.",
  },
  "mtg-6e:E.6.r1": {
    ja: "「ブロックされなかったとき」の能力の対象が不当になったとき、「ダメージを与えない」の部分だけ残るかどうか",
    en: "Whether the part of a “not blocked” ability that stops the creature's damage remains if the target is illegal",
  },
  "mtg-6e:E.6.r2": {
    ja: "もうダメージを与えられないクリーチャーでも、「ブロックされなかったとき」の能力を使えるかどうか",
    en: "Whether a “not blocked” ability may be used if the creature would deal no damage anyway",
  },
  "mtg-6e:E.7": { ja: "リシド", en: "Licids" },
  "mtg-6e:E.7.1": {
    ja: "リシドはクリーチャー・タイプの一つで、しばらくエンチャント（クリーチャー）になってほかのクリーチャーに付き、また元に戻れる。",
    en: "Licid is a creature type: such a creature can become an enchantment on another creature for a while and turn back.",
  },
  "mtg-6e:E.7.2": {
    ja: "リシドはエンチャントになると元のタイプと能力を失い、文章にある能力を持つ個別エンチャントになる。名前や色などは変わらない。",
    en: "As a local enchantment a Licid loses its types and abilities for those given in its text, and keeps name, colour and the rest.",
  },
  "mtg-6e:E.7.3": {
    ja: "リシドの能力は付く相手を対象とし、解決までに対象が不当になれば、リシドは変わらない。",
    en: "A Licid's ability targets the creature that it goes on; if that is illegal on resolution, the Licid stays as it was.",
  },
  "mtg-6e:E.7.4": {
    ja: "リシドのカウンター、効果、ダメージは形が変わった後も残り、当てはまらない間は働かず、元に戻ればまた働く。",
    en: "Counters, effects and damage stay on a Licid that changes form, idle while they do not apply, and work again once it turns back.",
  },
  "mtg-6e:E.7.r1": {
    ja: "タップしてエンチャントになったリシドはどうなるか",
    en: "What becomes of a Licid that turned into an enchantment by tapping",
  },
  "mtg-6e:E.7.r2": {
    ja: "リシドが相手のクリーチャーに付くと召喚酔いになるかどうか",
    en: "Whether being on an opponent's creature gives a Licid summoning sickness",
  },
  "mtg-6e:E.7.r3": {
    ja: "リシドの付いているクリーチャーがフェイズ・アウトしたらどうなるか",
    en: "What happens if the creature that a Licid is on phases out",
  },
  "mtg-6e:E.7.r4": {
    ja: "エンチャントを移動する効果で、リシドをほかのクリーチャーに移せるかどうか",
    en: "Whether effects that move enchantments can move a Licid",
  },
  "mtg-6e:E.7.r5": {
    ja: "リシドが自分自身を対象に選べるかどうか",
    en: "Whether a Licid may target itself",
  },
  "mtg-6e:E.7.r6": {
    ja: "リシドが元に戻る能力は、いつ使えるか",
    en: "When the ability that turns a Licid back may be played",
  },
  "mtg-6e:E.8": { ja: "エンチャントの移動", en: "Moving enchantments" },
  "mtg-6e:E.8.1": {
    ja: "個別エンチャントを別のパーマネントに移せる効果がある。",
    en: "Some effects can move a local enchantment from one permanent to another.",
  },
  "mtg-6e:E.8.2": {
    ja: "エンチャントが移って変わるのは、付いている先と、移ったときになるタイムスタンプだけ。",
    en: "When an enchantment is moved, only what it is on changes, and its timestamp, which becomes that of the move.",
  },
  "mtg-6e:E.8.3": {
    ja: "エンチャントが移っただけでは、唱えたことにならない。",
    en: "Being moved does not count as an enchantment being cast.",
  },
  "mtg-6e:E.8.4": {
    ja: "エンチャントは、付けてはならないもの、たとえばその色へのプロテクションや対象にならない力を持つものには移せない。",
    en: "An enchantment cannot be moved where it would be illegal, such as onto a creature with protection from it or one that enchantments cannot target.",
  },
  "mtg-6e:E.8.r1": {
    ja: "ふだん対象にできないものへも、エンチャントを移せるかどうか",
    en: "Whether an enchantment may be moved onto something that cannot be targeted",
  },
  "mtg-6e:E.8.r2": {
    ja: "強化のマナを払った後でエンチャントが移ると、どちらのクリーチャーが強くなるか",
    en: "Which creature gets a bonus that was paid for before the enchantment was moved",
  },
  "mtg-6e:E.8.r3": {
    ja: "エンチャントを対象とした呪文や能力は、移ると対象を失うかどうか",
    en: "Whether spells and abilities that target an enchantment lose it when it moves",
  },
  "mtg-6e:E.8.r4": {
    ja: "墓地から戻したクリーチャーに付くエンチャントを、ほかへ移せるかどうか",
    en: "Whether an enchantment on a creature it brought back from a graveyard may be moved",
  },
  "mtg-6e:E.8.r5": {
    ja: "エンチャントに掛かっていた効果は、移った後も残るかどうか",
    en: "Whether effects on the enchantment stay after the move",
  },
  "mtg-6e:E.9": { ja: "毒", en: "Poison" },
  "mtg-6e:E.9.1": {
    ja: "毒カウンターは、何から受けたものでも同じ。",
    en: "Poison counters are all alike, whatever gave them.",
  },
  "mtg-6e:E.9.2": {
    ja: "毒カウンターを10個以上得たプレイヤーは、状況起因効果の確認のときに敗北する。",
    en: "A player with ten or more poison counters loses when state-based effects are next checked.",
  },
  "mtg-6e:E.9.3": {
    ja: "毒カウンターで敗北するというルールはカウンターそのものが持ち、毒を与えるカードがなくても働く。",
    en: "The rule that a player with ten poison counters loses belongs to the counters: no card that gives poison needs to be there.",
  },
  "mtg-6e:E.10": { ja: "タップ保持能力", en: "Tap-and-hold abilities" },
  "mtg-6e:E.10.1": {
    ja: "カードをタップし、タップしている間だけ続く効果を「タップ保持効果」という。",
    en: "An effect that comes of tapping a card and lasts while it stays tapped is “tap and hold”.",
  },
  "mtg-6e:E.10.2": {
    ja: "タップ保持効果はカードのタップが解けるときまで続く継続的効果で、ほかは「ターン終了時まで」と変わらない。",
    en: "A tap-and-hold effect is a continuous effect like those until end of turn, save that it lasts until the card is no longer tapped.",
  },
  "mtg-6e:E.10.r1": {
    ja: "タップ保持能力の「タップ状態であるかぎり」は、カードが場を離れたらどうなるか",
    en: "What “as long as it is tapped” means for tap and hold once the card leaves play",
  },
  "mtg-6e:E.10.r2": {
    ja: "タップ保持能力の解決の前にカードがアンタップしたらどうなるか",
    en: "What happens if the card untaps before its tap-and-hold ability resolves",
  },
  "mtg-6e:E.10.r3": {
    ja: "タップ保持効果は、そのカードが能力を失っても続くかどうか",
    en: "Whether a tap-and-hold effect lasts if the card loses the ability",
  },
  "mtg-6e:E.10.r4": {
    ja: "タップ保持効果は、カードや対象がフェイズ・アウトなどでしばらく場を離れた後、また始まるかどうか",
    en: "Whether a tap-and-hold effect returns after the card or its target was away for a while",
  },
  "mtg-6e:E.11": { ja: "テンプレート", en: "Templates" },
  "mtg-6e:E.11.1": {
    ja: "決まった言い回しを「テンプレート」と呼び、ここにいくつかと関わるルールを並べる。",
    en: "Fixed wordings on cards are templates; some are listed here with the rules for them.",
  },
  "mtg-6e:E.11.r1": {
    ja: "「すべてのXとY」に働くものは、両方に当てはまるものに2回働くかどうか",
    en: "Whether “all X and Y” affects something that is both twice",
  },
  "mtg-6e:E.11.r2": {
    ja: "「土地としても扱い続ける」の意味",
    en: "What “it is still a land” in a card's text means",
  },
  "mtg-6e:E.11.r3": {
    ja: "「BしないかぎりA」の意味と、Aができないときの扱い",
    en: "What “do A unless you do B” means, and what if A is impossible",
  },
  "mtg-6e:E.11.r4": {
    ja: "「場に出る前に」することが、ほかの場に出るときのことより先かどうか",
    en: "How “before it comes into play” is ordered with other things on coming into play",
  },
  "mtg-6e:E.11.r5": {
    ja: "「AとBを行う」は、同時にするのか順にするのか",
    en: "Whether “do A and B” means simultaneously or in order",
  },
  "mtg-6e:E.11.r6": {
    ja: "何かである「ものとして」行動してよいとき、ほかの行動でもそう扱うか",
    en: "Whether something treated “as though” true for one action counts as true for others",
  },
  "mtg-6e:E.11.r7": {
    ja: "何かを使える「ときならいつでも」とは、いつか",
    en: "When “any time you could play” something is",
  },
  "mtg-6e:E.12": { ja: "ヴァンガード・カード", en: "Vanguard cards" },
  "mtg-6e:E.12.1": {
    ja: "ヴァンガード・カードの効果はゲームで一番古いものとみなし、後の効果で上書きされることもある。",
    en: "Effects of Vanguard cards count as the first in the game and may be overridden by later ones.",
  },
  "mtg-6e:E.12.2": {
    ja: "ヴァンガード・カードを使えるのは、認める形式の大会か、大会でなければ全員が承知したときだけ。",
    en: "Vanguard cards are legal only where the format allows them or, outside tournaments, if all players agree.",
  },
  "mtg-6e:E.12.3": {
    ja: "ヴァンガード・カードの能力に色はない。",
    en: "Abilities of Vanguard cards have no colour.",
  },
  "mtg-6e:E.12.4": {
    ja: "ヴァンガード・カードが与えるダメージは、どの色でもなく、どの種類のパーマネントからでもない。",
    en: "Damage by Vanguard cards is of no colour and from no type of permanent.",
  },
  "mtg-6e:E.12.5": {
    ja: "ヴァンガード・カードはゲームの上では「カード」でなく、呪文や能力の影響を受けない。",
    en: "In terms of the game Vanguard cards are no cards, and no spell or ability affects them.",
  },
  "mtg-6e:E.12.r1": {
    ja: "Barrin: 対象になれないクリーチャーを選べるかどうか",
    en: "Barrin: whether it may pick a creature that cannot be targeted",
  },
  "mtg-6e:E.12.r2": {
    ja: "Crovax: 何点ものダメージで何回誘発するか",
    en: "Crovax: how often it triggers when several points of damage are dealt",
  },
  "mtg-6e:E.12.r3": {
    ja: "Gerrard: 先攻の最初のターンには、何枚のドローがなくなるか",
    en: "Gerrard: how many draws the starting player misses in the first turn",
  },
  "mtg-6e:E.12.r4": {
    ja: "Orim: 飛行を持たないものとしてもブロックできるかどうか",
    en: "Orim: whether a creature may also block as one without flying",
  },
} as const satisfies SummaryRows;
