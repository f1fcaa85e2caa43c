import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries A.15 to A.27 of the general rulings summary. */
export const ABILITIES_15_SUMMARIES = {
  "mtg-6e:A.15": { ja: "先制攻撃", en: "First strike" },
  "mtg-6e:A.15.1": { ja: "キーワードは「先制攻撃」。", en: "The keyword is “first strike”." },
  "mtg-6e:A.15.2": {
    ja: "先制攻撃を持つものは、持たないものより先に戦闘ダメージを与える（C.5.9）。",
    en: "First strike makes a creature deal combat damage ahead of those without it (C.5.9).",
  },
  "mtg-6e:A.15.3": {
    ja: "先制攻撃のダメージで死んだ、先制攻撃を持たないものは、戦闘ダメージを与えずに終わる。",
    en: "A creature without first strike that dies to first-strike damage deals no combat damage.",
  },
  "mtg-6e:A.15.4": { ja: "先制攻撃は常在型能力の一つ。", en: "First strike is a static ability." },
  "mtg-6e:A.15.5": {
    ja: "先制攻撃は二つ以上持っていても一つと同じ。",
    en: "Having first strike more than once makes no difference.",
  },
  "mtg-6e:A.16": { ja: "側面攻撃", en: "Flanking" },
  "mtg-6e:A.16.1": { ja: "キーワードは「側面攻撃」。", en: "The keyword is “flanking”." },
  "mtg-6e:A.16.2": {
    ja: "側面攻撃を持たないものが側面攻撃を持つものをブロックすると、ブロックした側がターンの終わりまで-1/-1される。",
    en: "If a creature without flanking blocks one with it, the blocker gets -1/-1 for the rest of the turn.",
  },
  "mtg-6e:A.16.3": {
    ja: "側面攻撃は、ブロックで誘発する誘発型能力である。",
    en: "Flanking triggers, on being blocked.",
  },
  "mtg-6e:A.16.4": {
    ja: "側面攻撃は重なる。二つあれば別々に誘発し、合わせて-2/-2になる。",
    en: "Flanking adds up: two of them trigger separately, for -2/-2 in all.",
  },
  "mtg-6e:A.16.r1": {
    ja: "ブロックしたものが側面攻撃の修整で死んでも、攻撃側はブロックされたままかどうか",
    en: "Whether the attacker stays blocked if flanking kills the blocker",
  },
  "mtg-6e:A.16.r2": {
    ja: "バンドを通じてブロックした扱いになるものにも、側面攻撃が働くかどうか",
    en: "Whether flanking works on a creature that blocks only by way of a band",
  },
  "mtg-6e:A.16.r3": {
    ja: "ブロックされた後で側面攻撃を得たら、それが働くかどうか",
    en: "Whether flanking works when gained after blockers are declared",
  },
  "mtg-6e:A.16.r4": {
    ja: "攻撃側が側面攻撃を二つ以上、ブロックする側が一つ持つときはどうなるか",
    en: "What happens if the attacker has flanking several times and the blocker once",
  },
  "mtg-6e:A.17": { ja: "飛行", en: "Flying" },
  "mtg-6e:A.17.1": { ja: "キーワードは「飛行」。", en: "The keyword is “flying”." },
  "mtg-6e:A.17.2": {
    ja: "飛行を持つものをブロックできるのは、飛行を持つものだけ。",
    en: "Only a creature that flies may be assigned to block one that flies.",
  },
  "mtg-6e:A.17.3": {
    ja: "飛行は二つ以上持っていても一つと同じ。",
    en: "Having flying more than once makes no difference.",
  },
  "mtg-6e:A.17.4": { ja: "飛行は常在型能力の一つ。", en: "Flying is a static ability." },
  "mtg-6e:A.17.r1": {
    ja: "飛んでいるものが、飛んでいないものをブロックできるかどうか",
    en: "Whether a flier may block a creature without flying",
  },
  "mtg-6e:A.17.r2": {
    ja: "飛行がほかの回避能力と合わせて働くかどうか",
    en: "Whether flying adds up with other evasion",
  },
  "mtg-6e:A.18": { ja: "速攻", en: "Haste" },
  "mtg-6e:A.18.1": { ja: "キーワードは「速攻」。", en: "The keyword is “haste”." },
  "mtg-6e:A.18.2": {
    ja: "速攻を持つものは、ターンの初めからコントロールしていなくても、攻撃でき、タップをコストに含む能力も起動できる。",
    en: "A creature with haste may attack and use abilities that tap it even if its controller has not had it since the turn began.",
  },
  "mtg-6e:A.18.3": {
    ja: "速攻は二つ以上持っていても一つと同じ。",
    en: "Having haste more than once makes no difference.",
  },
  "mtg-6e:A.18.4": { ja: "速攻は常在型能力の一つ。", en: "Haste is a static ability." },
  "mtg-6e:A.18.r1": {
    ja: "カードに載る速攻の説明文が正確かどうか",
    en: "Whether the reminder text for haste on the cards is exact",
  },
  "mtg-6e:A.18.r2": {
    ja: "攻撃を禁じるほかの制限まで、速攻が外すかどうか",
    en: "Whether haste lifts any other ban on attacking",
  },
  "mtg-6e:A.19": { ja: "馬術", en: "Horsemanship" },
  "mtg-6e:A.19.1": { ja: "キーワードは「馬術」。", en: "The keyword is “horsemanship”." },
  "mtg-6e:A.19.2": {
    ja: "馬術を持つものをブロックできるのは、馬術を持つものだけ。",
    en: "Only a creature with horsemanship may be assigned to block one that has it.",
  },
  "mtg-6e:A.19.3": {
    ja: "馬術は二つ以上持っていても一つと同じ。",
    en: "Having horsemanship more than once makes no difference.",
  },
  "mtg-6e:A.19.4": { ja: "馬術は常在型能力の一つ。", en: "Horsemanship is a static ability." },
  "mtg-6e:A.19.r1": {
    ja: "馬術を持つものが、持たないものをブロックできるかどうか",
    en: "Whether a creature with horsemanship may block one without",
  },
  "mtg-6e:A.19.r2": {
    ja: "馬術がほかの回避能力と合わせて働くかどうか",
    en: "Whether horsemanship adds up with other evasion",
  },
  "mtg-6e:A.20": { ja: "キッカー", en: "Kicker" },
  "mtg-6e:A.20.1": { ja: "キーワードは「キッカー」とコスト。", en: "The keyword is “kicker” and a cost." },
  "mtg-6e:A.20.2": {
    ja: "キッカーは、呪文を使うときに、そのコストも払ってよいという意味で、払えば（払わなければ）どうなるかは文章が述べる。",
    en: "You may pay the kicker cost on top when you play the spell; its text tells what comes of paying or not.",
  },
  "mtg-6e:A.20.3": {
    ja: "キッカー・コストは、ほかのコストと一緒に、宣言のときに払う。",
    en: "Kicker is paid together with the other costs on announcement.",
  },
  "mtg-6e:A.20.4": {
    ja: "キッカーを払ったときにだけ起こる効果の対象は、払うときにだけ選ぶ。",
    en: "Targets of the kicked effect are chosen only if the kicker is paid.",
  },
  "mtg-6e:A.20.r1": {
    ja: "キッカーがマナ・コストや点数で見たマナ・コストに数えられるかどうか",
    en: "Whether kicker is part of the mana cost or the converted mana cost",
  },
  "mtg-6e:A.20.r2": { ja: "キッカーを何度も払えるかどうか", en: "Whether kicker may be paid several times" },
  "mtg-6e:A.20.r3": {
    ja: "唱えずに場に出るカードのキッカーを払えるかどうか",
    en: "Whether kicker may be paid for a card put straight into play",
  },
  "mtg-6e:A.20.r4": {
    ja: "コストを減らす効果がキッカーにも及ぶかどうか",
    en: "Whether cost reductions apply to kicker",
  },
  "mtg-6e:A.21": { ja: "生息条件", en: "Landhome" },
  "mtg-6e:A.21.1": { ja: "キーワードは「生息条件」と土地の名。", en: "The keyword is a land's name with “home”." },
  "mtg-6e:A.21.2": {
    ja: "生息条件を持つものは、防御側プレイヤーが指定のタイプの土地をコントロールしていなければ、攻撃できない。",
    en: "A creature with landhome cannot attack unless the defending player controls a land of the named type.",
  },
  "mtg-6e:A.21.3": {
    ja: "生息条件を持つものは、コントローラーに指定のタイプの土地がなければ、誘発型能力でオーナーの墓地に置かれる。",
    en: "If its controller has no land of the named type, landhome triggers and puts the permanent into its owner's graveyard.",
  },
  "mtg-6e:A.21.r1": {
    ja: "土地の名を書き換える効果が生息条件にも及ぶかどうか",
    en: "Whether effects that change land words also change landhome",
  },
  "mtg-6e:A.21.r2": {
    ja: "クリーチャーでないものが生息条件を持ったらどうか",
    en: "What landhome does on something that is no creature",
  },
  "mtg-6e:A.22": { ja: "土地渡り", en: "Landwalk" },
  "mtg-6e:A.22.1": {
    ja: "キーワードは、土地の名に「渡り」を付けたもの。",
    en: "The keyword is a land's name with “walk”.",
  },
  "mtg-6e:A.22.2": {
    ja: "防御側プレイヤーが指定の土地をコントロールしている間、土地渡りを持つものは何にもブロックされない。",
    en: "While the defending player controls a land of its type, nothing can block a creature with landwalk.",
  },
  "mtg-6e:A.22.3": {
    ja: "ある土地渡りを指す効果は、それをさらに絞った種類の土地渡りも含む。",
    en: "What refers to one kind of landwalk also means narrower kinds of it.",
  },
  "mtg-6e:A.22.4": {
    ja: "同じ種類の土地渡りは、いくつあっても一つと同じ。",
    en: "Having the same landwalk more than once makes no difference.",
  },
  "mtg-6e:A.22.5": { ja: "土地渡りは常在型能力の一つ。", en: "Landwalk is a static ability." },
  "mtg-6e:A.22.r1": {
    ja: "防御側プレイヤーに指定の土地がなければ、土地渡りはどうなるか",
    en: "What landwalk does if the defending player has no land of its type",
  },
  "mtg-6e:A.22.r2": {
    ja: "同じ土地渡りを持つものなら、土地渡りを持つものをブロックできるかどうか",
    en: "Whether a creature with landwalk may be blocked by one with the same landwalk",
  },
  "mtg-6e:A.22.r3": {
    ja: "土地の名を書き換える効果が土地渡りにも及ぶかどうか",
    en: "Whether effects that change land words also change landwalk",
  },
  "mtg-6e:A.22.r4": {
    ja: "土地渡りがほかの回避能力と合わせて働くかどうか",
    en: "Whether landwalk adds up with other evasion",
  },
  "mtg-6e:A.23": { ja: "フェイジング", en: "Phasing" },
  "mtg-6e:A.23.1": { ja: "キーワードは「フェイジング」。", en: "The keyword is “phasing”." },
  "mtg-6e:A.23.2": {
    ja: "フェイジングを持つものは、コントローラーのアンタップ・ステップに入ると、フェイズ・アウトする。",
    en: "A permanent with phasing phases out as its controller's untap step begins.",
  },
  "mtg-6e:A.23.3": { ja: "フェイジングは常在型能力の一つ。", en: "Phasing is a static ability." },
  "mtg-6e:A.24": { ja: "プロテクション", en: "Protection" },
  "mtg-6e:A.24.1": {
    ja: "キーワードは「プロテクション」と防ぐもの。防ぐものはたいてい色だが、アーティファクトなどもある。",
    en: "The keyword is “protection from” something: mostly a colour, but artifacts or other things too.",
  },
  "mtg-6e:A.24.2": {
    ja: "プロテクションは、それを持つパーマネントに四つの守りを与える。",
    en: "Protection guards a permanent in four ways.",
  },
  "mtg-6e:A.24.2.1": {
    ja: "プロテクションの一つ目: 指定のものが発生源であるダメージは、すべて軽減される。",
    en: "Protection, first: all damage from sources of the stated quality is prevented.",
  },
  "mtg-6e:A.24.2.2": {
    ja: "プロテクションの二つ目: 指定のクリーチャーにはブロックされない。",
    en: "Protection, second: creatures of the stated quality cannot block it.",
  },
  "mtg-6e:A.24.2.3": {
    ja: "プロテクションの三つ目: 指定の呪文や能力の対象にならない。",
    en: "Protection, third: spells and abilities of the stated quality cannot target it.",
  },
  "mtg-6e:A.24.2.4": {
    ja: "プロテクションの四つ目: 指定のエンチャントが付かない。",
    en: "Protection, fourth: enchantments of the stated quality cannot be on it.",
  },
  "mtg-6e:A.24.3": {
    ja: "プロテクションが防ぐ個別エンチャントが付いていれば、そのエンチャントは墓地に置かれる。",
    en: "A local enchantment that protection rules out goes to the graveyard if it is already on the creature.",
  },
  "mtg-6e:A.24.4": {
    ja: "同じものへのプロテクションは、いくつあっても一つと同じ。",
    en: "Having the same protection more than once makes no difference.",
  },
  "mtg-6e:A.24.5": { ja: "プロテクションは常在型能力の一つ。", en: "Protection is a static ability." },
  "mtg-6e:A.24.r1": {
    ja: "プロテクションが、対象を取らない効果からも守るかどうか",
    en: "Whether protection guards against effects that do not target",
  },
  "mtg-6e:A.24.r2": {
    ja: "対象を取らずに割り振られるダメージは、プロテクションを持つものではどうなるか",
    en: "What becomes of damage assigned to a creature with protection without targeting it",
  },
  "mtg-6e:A.24.r3": {
    ja: "プロテクションが、生け贄になるのを防ぐかどうか",
    en: "Whether protection keeps a creature from being sacrificed",
  },
  "mtg-6e:A.24.r4": {
    ja: "プロテクションが、付いているエンチャントまで守るかどうか",
    en: "Whether protection also guards the enchantments on the creature",
  },
  "mtg-6e:A.24.r5": {
    ja: "プロテクションが、場にないクリーチャー・カードも守るかどうか",
    en: "Whether protection guards a creature card that is not in play",
  },
  "mtg-6e:A.24.r6": {
    ja: "プロテクションがほかの回避能力と合わせて働くかどうか",
    en: "Whether protection adds up with other evasion",
  },
  "mtg-6e:A.24.r7": {
    ja: "プロテクションを持つカードを、スタックや墓地にあるときに対象に取れるかどうか",
    en: "Whether a card with protection may be targeted on the stack or in a graveyard",
  },
  "mtg-6e:A.25": { ja: "ランページ", en: "Rampage" },
  "mtg-6e:A.25.1": {
    ja: "キーワードは「ランページ」と数。昔のカードでは間にコロンがある。",
    en: "The keyword is “rampage” and a number, on old cards with a colon between them.",
  },
  "mtg-6e:A.25.2": {
    ja: "ランページXを持つものが2体以上にブロックされると、2体目から1体につき、パワーとタフネスがXずつ、ターンの終わりまで増える。",
    en: "For each blocker beyond the first, a creature with rampage X gets +X/+X for the rest of the turn.",
  },
  "mtg-6e:A.25.3": {
    ja: "ランページは、ブロック・クリーチャーが指定されるステップに誘発する能力である。",
    en: "Rampage triggers in the declare blockers step.",
  },
  "mtg-6e:A.25.4": {
    ja: "ランページは重なる。いくつも持てば、それぞれが誘発する。",
    en: "Rampage adds up: each one triggers by itself.",
  },
  "mtg-6e:A.25.r1": {
    ja: "バンドを通じてブロックした扱いになるものも、ランページに数えるかどうか",
    en: "Whether rampage counts creatures that block only by way of a band",
  },
  "mtg-6e:A.25.r2": {
    ja: "ブロックしたものが後でいなくなると、ランページの修整も減るかどうか",
    en: "Whether the bonus of rampage shrinks if a blocker is removed later",
  },
  "mtg-6e:A.26": { ja: "シャドー", en: "Shadow" },
  "mtg-6e:A.26.1": { ja: "キーワードは「シャドー」。", en: "The keyword is “shadow”." },
  "mtg-6e:A.26.2": {
    ja: "シャドーを持つものと持たないものは、どちらも相手をブロックできない。",
    en: "Creatures with shadow and those without cannot be assigned to block one another.",
  },
  "mtg-6e:A.26.3": {
    ja: "シャドーは二つ以上持っていても一つと同じ。",
    en: "Having shadow more than once makes no difference.",
  },
  "mtg-6e:A.26.r1": {
    ja: "シャドーがほかの回避能力と合わせて働くかどうか",
    en: "Whether shadow adds up with other evasion",
  },
  "mtg-6e:A.26.r2": {
    ja: "バンドのために、シャドーの有無を越えてブロックすることがあるかどうか",
    en: "Whether banding can make creatures with and without shadow block each other",
  },
  "mtg-6e:A.27": { ja: "トランプル", en: "Trample" },
  "mtg-6e:A.27.1": { ja: "キーワードは「トランプル」。", en: "The keyword is “trample”." },
  "mtg-6e:A.27.2": {
    ja: "トランプルは、攻撃しているときに戦闘ダメージの割り振りのルールを変え、ブロックしているときには何もしない。",
    en: "Trample changes how combat damage is assigned when its creature attacks and does nothing when it blocks.",
  },
  "mtg-6e:A.27.3": {
    ja: "トランプルは、ブロックしたもの全員に致死ダメージを割り振れば、残りをそれらと防御側プレイヤーに自由に振り分けられる。",
    en: "Once every blocker is assigned lethal damage, the rest of a trampler's damage may be divided freely among them and the defending player.",
  },
  "mtg-6e:A.27.4": {
    ja: "ブロックしていても戦闘ダメージを受けられないものは、トランプルで割り振るときに無視する。",
    en: "Blockers that cannot be dealt combat damage are ignored when trample damage is assigned.",
  },
  "mtg-6e:A.27.5": {
    ja: "ダメージを割り振れるブロック側が残っていなければ、トランプルのダメージは全部を防御側プレイヤーに与える。",
    en: "If no blocker is left that could be assigned damage, all of a trampler's damage goes to the defending player.",
  },
  "mtg-6e:A.27.6": {
    ja: "何体もの攻撃側をブロックするものには、トランプルのない攻撃側のダメージから先に割り振り、多くを防御側プレイヤーに通してよい。",
    en: "If a blocker faces several attackers, those without trample may have their damage assigned first, so that most of the trample damage gets through.",
  },
  "mtg-6e:A.27.7": {
    ja: "トランプルは二つ以上持っていても一つと同じ。",
    en: "Having trample more than once makes no difference.",
  },
  "mtg-6e:A.27.8": { ja: "トランプルは常在型能力の一つ。", en: "Trample is a static ability." },
  "mtg-6e:A.27.9": {
    ja: "ブロックしたものがダメージを軽減したり移したりできても、トランプルではタフネスの分を割り振れば足りる。",
    en: "With trample, assigning a blocker damage equal to its toughness is enough even if the damage will be prevented or redirected.",
  },
  "mtg-6e:A.27.r1": {
    ja: "トランプルで一部のブロック側に多く割り振ってよいか、いつ防御側プレイヤーに通せるか",
    en: "How freely trample damage may be divided, and when some may go through",
  },
  "mtg-6e:A.27.r2": {
    ja: "ブロック側が前からダメージを負っていれば、トランプルではあと何点割り振れば足りるか",
    en: "How much trample damage is enough for a blocker that was damaged before",
  },
} as const satisfies SummaryRows;
