import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries E.1 to E.12 of the general rulings summary. */
export const CARD_RULINGS_SUMMARIES = {
  "mtg-6e:E.1": { ja: "代用コストのある呪文", en: "Spells with alternative costs" },
  "mtg-6e:E.1.1": {
    ja: "書かれた別のことをすれば、マナ・コストを払わずに使える呪文。",
    en: "These spells may be played without their mana cost by doing something else instead.",
  },
  "mtg-6e:E.1.2": {
    ja: "マナでないコストも宣言のときに払い、マナ・コストを払ったことになる。",
    en: "The other cost is paid on announcement and counts as paying the mana cost.",
  },
  "mtg-6e:E.1.3": {
    ja: "代用コストの条件は払うときだけ確かめ、後で崩れてもそのまま解決する。",
    en: "Conditions of the alternative are checked only at payment; the spell resolves even if they fail later.",
  },
  "mtg-6e:E.1.r1": {
    ja: "こうした呪文を「ピッチ・スペル」と呼ぶわけ",
    en: "Why such spells are also called pitch spells",
  },
  "mtg-6e:E.1.r2": {
    ja: "代用コストを使うと、その呪文のマナ・コストも変わるかどうか",
    en: "Whether the alternative changes the spell's mana cost",
  },
  "mtg-6e:E.1.r3": {
    ja: "呪文に掛かる追加のコストを、代用コストで免れるかどうか",
    en: "Whether the alternative also escapes extra costs laid on the spell",
  },
  "mtg-6e:E.1.r4": {
    ja: "捨てるカードの色を書き換えて、支払いを邪魔できるかどうか",
    en: "Whether the payment can be stopped by changing the colour word in the cost",
  },
  "mtg-6e:E.1.r5": {
    ja: "その呪文自身を、捨てるカードに当てられるかどうか",
    en: "Whether the spell may be discarded to pay for itself",
  },
  "mtg-6e:E.2": { ja: "キャントリップ", en: "Cantrips" },
  "mtg-6e:E.2.1": {
    ja: "ほかの効果のついでに、解決のときか次のターンに、カードを引ける呪文。",
    en: "A cantrip is a spell that, beside its effect, draws a card on resolution or in the next turn.",
  },
  "mtg-6e:E.2.r1": {
    ja: "「次のターン」に引くのは、だれのターンか",
    en: "Whose turn is meant when a card is drawn in the next turn",
  },
  "mtg-6e:E.2.r2": {
    ja: "対象がどれも正しくなくなったとき、カードを引けるかどうか",
    en: "Whether a card is drawn if all targets have become illegal",
  },
  "mtg-6e:E.2.r3": {
    ja: "打ち消されたとき、カードを引けるかどうか",
    en: "Whether a card is drawn if the spell is countered",
  },
  "mtg-6e:E.3": { ja: "場に出たときの能力", en: "Comes-into-play abilities" },
  "mtg-6e:E.3.1": {
    ja: "カードが自分の名を挙げて「場に出たとき」と言うのは、自身が出るときに限って誘発する能力。",
    en: "Naming the card itself, it triggers only on that card's own arrival and never later.",
  },
  "mtg-6e:E.3.2": {
    ja: "ある種類のものが「場に出たとき」と言う能力は、場にある間ずっと見張り、自身や同時に出たものでも誘発する。",
    en: "Naming a kind of permanent, it keeps watch while in play, and also sees itself and whatever arrives together with it.",
  },
  "mtg-6e:E.3.r1": {
    ja: "能力に使える対象がなくても、その呪文を唱えられるかどうか",
    en: "Whether the spell may be cast when its ability would find no target",
  },
  "mtg-6e:E.3.r2": {
    ja: "呪文が打ち消されても、能力が誘発するかどうか",
    en: "Whether the ability triggers if the spell is countered",
  },
  "mtg-6e:E.3.r3": {
    ja: "求められた行動ができず、罰も書かれていないときはどうなるか",
    en: "What follows when the action cannot be done and no penalty is written",
  },
  "mtg-6e:E.3.r4": {
    ja: "出た後に及ぶ継続的効果が、誘発を決める前に働くかどうか",
    en: "Whether continuous effects apply before it is decided what triggers",
  },
  "mtg-6e:E.3.r5": {
    ja: "出方によって誘発しないことがあるかどうか、フェイジングはどうか",
    en: "Whether it matters how the card came into play, phasing included",
  },
  "mtg-6e:E.3.r6": {
    ja: "場にあるもののタイプが変わったときに誘発するかどうか",
    en: "Whether a change of type in play makes it trigger",
  },
  "mtg-6e:E.4": { ja: "コピー・カード", en: "Copy cards" },
  "mtg-6e:E.4.1": {
    ja: "ほかのカードの写しになる、または写しを作るカードの総称で、写す相手を変えられるものには追加のルールがある。",
    en: "Cards that become or make exact copies of others; those that can change what they copy have further rules.",
  },
  "mtg-6e:E.4.2": {
    ja: "写すのは相手の基本特性だけで、ほかの効果による変化は写さない。写したものが自分の基本特性になる。",
    en: "Only base characteristics are copied, without changes made by others, and become the copy's own base.",
  },
  "mtg-6e:E.4.3": {
    ja: "解決するときから写したものそのものとして扱い、場に出るときのカウンターやタップもそれに従う。",
    en: "From resolution on it is the copy in every way, even in how it comes into play (counters, tapped).",
  },
  "mtg-6e:E.4.4": {
    ja: "断りがなければ、名前、色、コストまで写し、元の自分の特性は残らない。",
    en: "Without a word to the contrary nothing of its own is kept: name, colour and cost are copied, too.",
  },
  "mtg-6e:E.4.5": {
    ja: "場にあるものを写すと、コストのXは0になる。",
    en: "When a permanent is copied, X in its cost is 0.",
  },
  "mtg-6e:E.4.6": {
    ja: "変身しても、前と全く同じ能力になるなら、回数や支払いの制限を引き継ぐ。",
    en: "A limit on an ability's use carries over when the new form has exactly the same ability.",
  },
  "mtg-6e:E.4.7": {
    ja: "場にあるまま別のものに変わっても、「場に出たとき」は誘発しない。",
    en: "A change of form does not trigger what happens on coming into play.",
  },
  "mtg-6e:E.4.8": {
    ja: "場にあるまま別のものに変わるときは、唱えたときのコストも恩恵も損もない。",
    en: "A change of form brings no costs, counters or other gains or losses of having been cast.",
  },
  "mtg-6e:E.4.9": {
    ja: "変身では「場を離れた」誘発は起こらず、カードが場を離れるのを待つ効果は、実際に離れるまで待つ。",
    en: "A change of form is no leaving play; effects that wait for that go on waiting until the card really leaves.",
  },
  "mtg-6e:E.4.10": {
    ja: "文中のカード自身の名は、変身して名が変わった後も「このカード」の意味になる。",
    en: "Its own name in its text means “this card” even after its form has given it another name.",
  },
  "mtg-6e:E.4.r1": {
    ja: "対象がないとき、または対象が正しくなくなったとき、どうなるか",
    en: "What happens without a target, or when the target becomes illegal",
  },
  "mtg-6e:E.4.r2": {
    ja: "唱えずに場に出るとき、何を写すかをいつ選ぶか",
    en: "When to choose what to copy if the card was not cast",
  },
  "mtg-6e:E.4.r3": {
    ja: "効果でそのタイプになっているだけのものを写せるかどうか（今は逆になった、との注記がある）",
    en: "Whether something may be copied that has the needed type only by an effect (noted as reversed since)",
  },
  "mtg-6e:E.4.r4": { ja: "写しを写すと、何が写るか", en: "What is copied when the original is itself a copy" },
  "mtg-6e:E.4.r5": {
    ja: "場に出るときに特性を選ぶものを写したら、選び直すかどうか",
    en: "Whether choices made on coming into play are copied or made anew",
  },
  "mtg-6e:E.4.r6": {
    ja: "形を変えた後、前から掛かっていた効果が残るかどうか",
    en: "Whether effects on the card last through a change of form",
  },
  "mtg-6e:E.4.r7": {
    ja: "エンチャントになっているリシドを写せるかどうか（今は逆になった、との注記がある）",
    en: "Whether a Licid may be copied while it is an enchantment (noted as reversed since)",
  },
  "mtg-6e:E.4.r8": { ja: "トークンを写したものはトークンかどうか", en: "Whether a copy of a token is a token" },
  "mtg-6e:E.4.r9": {
    ja: "場にある伝説のものに変身すると、どちらが墓地に行くか",
    en: "Which one goes to the graveyard when it changes into a legend in play",
  },
  "mtg-6e:E.4.r10": {
    ja: "変身するカードが、ほかの変身するカードに変わるとどうなるか",
    en: "What happens when it changes into another card that can change",
  },
  "mtg-6e:E.4.r11": {
    ja: "文中の色や土地の名の書き換えまで写すかどうか",
    en: "Whether changed colour or land words are copied",
  },
  "mtg-6e:E.4.r12": {
    ja: "対象にならない能力を失っている間なら、対象にできるかどうか",
    en: "Whether a creature may be targeted while it has lost being untargetable",
  },
  "mtg-6e:E.4.r13": {
    ja: "何々「として扱う」という文章も写すかどうか",
    en: "Whether text that says what the card counts as is copied",
  },
  "mtg-6e:E.4.r14": {
    ja: "キッカーを払われたものの写しは、払われたことになるかどうか",
    en: "Whether the copy of a kicked permanent counts as kicked",
  },
  "mtg-6e:E.5": { ja: "濃霧効果", en: "Fog effects" },
  "mtg-6e:E.5.1": {
    ja: "戦闘ダメージが与えられるのを止める効果をこう呼ぶ。",
    en: "This is what effects that stop combat damage are called.",
  },
  "mtg-6e:E.5.r1": {
    ja: "戦闘中の呪文や能力のダメージまで止めるかどうか",
    en: "Whether they also stop damage by spells and abilities during combat",
  },
  "mtg-6e:E.5.r2": {
    ja: "ブロックによる能力まで止めるかどうか",
    en: "Whether they stop abilities that work on blocking",
  },
  "mtg-6e:E.5.r3": {
    ja: "ブロックされないときに使う能力は使えるかどうか",
    en: "Whether “not blocked” abilities may still be used",
  },
  "mtg-6e:E.5.r4": {
    ja: "濃霧効果を受けたものも、バンドの役を果たすかどうか",
    en: "Whether a creature under one still lends its banding",
  },
  "mtg-6e:E.6": { ja: "「ブロックされなかったとき」", en: "“Not blocked” abilities" },
  "mtg-6e:E.6.1": {
    ja: "攻撃してブロックされなかったら何かをする、という能力で、「サボタージュ」とも呼ばれる。",
    en: "An ability that does something when its creature attacks and is not blocked, also known as “saboteur”.",
  },
  "mtg-6e:E.6.2": {
    ja: "ブロックが指定されたときに誘発し、使うかどうか選べるなら、そのときに決める。後回しにはできない。",
    en: "It triggers when blocks are declared; if it is optional, that is decided there and then.",
  },
  "mtg-6e:E.6.3": {
    ja: "いくつも持っていれば、同じものでも全部使える。",
    en: "A creature with several, even equal ones, may use them all.",
  },
  "mtg-6e:E.6.r1": {
    ja: "対象が正しくなくなったとき、「ダメージを与えない」の部分だけ残るかどうか",
    en: "Whether the part that stops its damage remains if the target is illegal",
  },
  "mtg-6e:E.6.r2": {
    ja: "もうダメージを与えられないものでも、使えるかどうか",
    en: "Whether it may be used if the creature would deal no damage anyway",
  },
  "mtg-6e:E.7": { ja: "リシド", en: "Licids" },
  "mtg-6e:E.7.1": {
    ja: "クリーチャー・タイプの一つで、しばらくエンチャントになってほかのクリーチャーに付き、また元に戻れる。",
    en: "A creature type: a Licid can become an enchantment on another creature for a while and turn back.",
  },
  "mtg-6e:E.7.2": {
    ja: "エンチャントになると元のタイプと能力を失い、文章にある能力を持つ個別エンチャントになる。名前や色などは変わらない。",
    en: "As a local enchantment it loses its types and abilities for those given in its text, and keeps name, colour and the rest.",
  },
  "mtg-6e:E.7.3": {
    ja: "付く相手を対象とし、解決までに正しくなくなれば、リシドは変わらない。",
    en: "It targets the creature that it goes on; if that is illegal on resolution, the Licid stays as it was.",
  },
  "mtg-6e:E.7.4": {
    ja: "カウンター、効果、ダメージは変わった後も残り、当てはまらない間は働かず、元に戻ればまた働く。",
    en: "Counters, effects and damage stay on, idle while they do not apply, and work again once it turns back.",
  },
  "mtg-6e:E.7.r1": {
    ja: "タップしてエンチャントになったリシドはどうなるか",
    en: "What becomes of a Licid that turned into an enchantment by tapping",
  },
  "mtg-6e:E.7.r2": {
    ja: "相手のクリーチャーに付くと召喚酔いになるかどうか",
    en: "Whether being on an opponent's creature gives it summoning sickness",
  },
  "mtg-6e:E.7.r3": {
    ja: "付いている先がフェイズ・アウトしたらどうなるか",
    en: "What happens if the creature that it is on phases out",
  },
  "mtg-6e:E.7.r4": {
    ja: "エンチャントを動かす効果で、ほかのクリーチャーに移せるかどうか",
    en: "Whether effects that move enchantments can move it",
  },
  "mtg-6e:E.7.r5": { ja: "自分自身を対象に選べるかどうか", en: "Whether a Licid may target itself" },
  "mtg-6e:E.7.r6": { ja: "元に戻る能力は、いつ使えるか", en: "When the ability to turn back may be played" },
  "mtg-6e:E.8": { ja: "エンチャントの移動", en: "Moving enchantments" },
  "mtg-6e:E.8.1": {
    ja: "個別エンチャントを別のパーマネントに移せる効果がある。",
    en: "Some effects can move a local enchantment from one permanent to another.",
  },
  "mtg-6e:E.8.2": {
    ja: "移って変わるのは、付いている先と、移ったときになるタイムスタンプだけ。",
    en: "Only what it is on changes, and its timestamp, which becomes that of the move.",
  },
  "mtg-6e:E.8.3": { ja: "移っただけでは、唱えたことにならない。", en: "Being moved is not being cast." },
  "mtg-6e:E.8.4": {
    ja: "付けてはならないもの、たとえばその色へのプロテクションを持つものには移せない。",
    en: "It cannot go where it would be illegal, such as onto a creature with protection from it.",
  },
  "mtg-6e:E.8.r1": {
    ja: "ふだん対象にできないものへも移せるかどうか",
    en: "Whether it may be moved onto something that cannot be targeted",
  },
  "mtg-6e:E.8.r2": {
    ja: "強化のマナを払った後で移ると、どちらのクリーチャーが強くなるか",
    en: "Which creature gets a bonus that was paid for before the move",
  },
  "mtg-6e:E.8.r3": {
    ja: "エンチャントを対象とした呪文は、移ると対象を失うかどうか",
    en: "Whether spells that target the enchantment lose it when it moves",
  },
  "mtg-6e:E.8.r4": {
    ja: "墓地から戻したクリーチャーに付くものを、ほかへ移せるかどうか",
    en: "Whether an enchantment on the creature it brought back from a graveyard may be moved",
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
    ja: "10個以上あるプレイヤーは、状況起因効果の確認のときに敗北する。",
    en: "A player with ten or more loses when state-based effects are next checked.",
  },
  "mtg-6e:E.9.3": {
    ja: "負けるという決まりはカウンターそのものが持ち、毒のカードがもう場になくても働く。",
    en: "That rule belongs to the counters: no card that gives poison needs to be there.",
  },
  "mtg-6e:E.10": { ja: "タップ保持能力", en: "Tap-and-hold abilities" },
  "mtg-6e:E.10.1": {
    ja: "カードをタップし、タップしている間だけ続く効果を「タップ保持効果」という。",
    en: "An effect that comes of tapping a card and lasts while it stays tapped is “tap and hold”.",
  },
  "mtg-6e:E.10.2": {
    ja: "カードのタップが解けるときまで続く継続的効果で、ほかは「ターン終了時まで」と変わらない。",
    en: "It is a continuous effect like those until end of turn, save that it lasts until the card is no longer tapped.",
  },
  "mtg-6e:E.10.r1": {
    ja: "「タップ状態であるかぎり」は、場を離れたらどうなるか",
    en: "What “as long as it is tapped” means once the card leaves play",
  },
  "mtg-6e:E.10.r2": {
    ja: "解決の前にアンタップしたらどうなるか",
    en: "What happens if the card untaps before resolution",
  },
  "mtg-6e:E.10.r3": {
    ja: "そのカードが能力を失っても続くかどうか",
    en: "Whether the effect lasts if the card loses the ability",
  },
  "mtg-6e:E.10.r4": {
    ja: "フェイズ・アウトなどでしばらく場を離れた後、また始まるかどうか",
    en: "Whether the effect returns after the card or its target was away for a while",
  },
  "mtg-6e:E.11": { ja: "テンプレート", en: "Templates" },
  "mtg-6e:E.11.1": {
    ja: "決まった言い回しを「テンプレート」と呼び、ここにいくつかと関わるルールを並べる。",
    en: "Fixed wordings on cards are templates; some are listed here with the rules for them.",
  },
  "mtg-6e:E.11.r1": {
    ja: "「すべてのXとY」は、両方に当てはまるものに2回働くかどうか",
    en: "Whether “all X and Y” affects something that is both twice",
  },
  "mtg-6e:E.11.r2": {
    ja: "「土地としても扱い続ける」の意味",
    en: "What the note means that something is still a land",
  },
  "mtg-6e:E.11.r3": {
    ja: "「BしないかぎりA」の意味と、Aができないときの扱い",
    en: "What “do A unless you do B” means, and what if A is impossible",
  },
  "mtg-6e:E.11.r4": {
    ja: "「場に出る前に」が、ほかの場に出るときのことより先かどうか",
    en: "How “before it comes into play” is ordered with other things on coming into play",
  },
  "mtg-6e:E.11.r5": {
    ja: "「AとBを行う」は、同時にするのか順にするのか",
    en: "Whether “do A and B” means at once or in order",
  },
  "mtg-6e:E.11.r6": {
    ja: "何かである「ものとして」行動してよいとき、ほかのことにもそう扱うか",
    en: "How far “as though” something were true reaches",
  },
  "mtg-6e:E.11.r7": {
    ja: "何かを使える「ときならいつでも」とは、いつか",
    en: "When “any time you could play” something is",
  },
  "mtg-6e:E.12": { ja: "ヴァンガード・カード", en: "Vanguard cards" },
  "mtg-6e:E.12.1": {
    ja: "その効果はゲームで一番古いものとみなし、後からの効果に打ち消されることもある。",
    en: "Their effects count as the first in the game and may be overridden by later ones.",
  },
  "mtg-6e:E.12.2": {
    ja: "使えるのは、認める形式の大会か、大会でなければ全員が承知したときだけ。",
    en: "They are legal only where the format allows them or, outside tournaments, if all players agree.",
  },
  "mtg-6e:E.12.3": { ja: "その能力は無色で、どの色でもない。", en: "Their abilities have no colour." },
  "mtg-6e:E.12.4": {
    ja: "それが与えるダメージは、どの色でもなく、どの種類のパーマネントからでもない。",
    en: "Their damage is of no colour and from no type of permanent.",
  },
  "mtg-6e:E.12.5": {
    ja: "ゲームの上では「カード」でなく、呪文や能力を受けない。",
    en: "In terms of the game they are no cards, and no spell or ability affects them.",
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
