import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries T.7 to T.12 of the general rulings summary. */
export const TIMING_7_SUMMARIES = {
  "mtg-6e:T.7": { ja: "効果の種類", en: "Kinds of effects" },
  "mtg-6e:T.7.1": {
    ja: "効果には、継続的効果、一時的効果、置換効果、軽減効果がある。",
    en: "Effects are continuous, one-shot, replacing or preventing.",
  },
  "mtg-6e:T.7.2": {
    ja: "断りがなければ、効果が及ぶのは場のパーマネントだけ。",
    en: "An effect reaches only permanents in play unless it says otherwise.",
  },
  "mtg-6e:T.7.3": {
    ja: "全部はできないことを求められたら、できる分だけ行う。",
    en: "Asked for more than is possible, you do what you can.",
  },
  "mtg-6e:T.8": { ja: "継続的効果", en: "Continuous effects" },
  "mtg-6e:T.8.1": {
    ja: "解決で生まれた継続的効果は書かれた期間だけ続き、期間がなければゲームの最後まで続く。",
    en: "A continuous effect made by a resolution lasts as long as it says, or until the game ends.",
  },
  "mtg-6e:T.8.2": {
    ja: "解決で生まれた継続的効果が及ぶものは、対象を取るなら宣言のとき、そうでなければ解決のときに決まり、後から増減しない。",
    en: "What a continuous effect made by a resolution applies to is fixed: targets on announcement, everything else on resolution.",
  },
  "mtg-6e:T.8.3": {
    ja: "解決で生まれた継続的効果の数値は、解決の時点で計算し、後から変わらない。",
    en: "The numbers of a continuous effect made by a resolution are worked out then and stay.",
  },
  "mtg-6e:T.8.4": {
    ja: "始まる前に終わりの条件が満ちてしまった継続的効果は、まったく働かない。",
    en: "A continuous effect whose end comes before it starts does nothing at all.",
  },
  "mtg-6e:T.8.5": {
    ja: "常在型能力の効果は、それを持つパーマネントが場を離れるまで働き続ける。",
    en: "A static ability's effect works while its permanent is in play.",
  },
  "mtg-6e:T.8.6": {
    ja: "常在型能力は、何に及ぶかを絶えず見直す。",
    en: "A static ability keeps looking anew at what it applies to.",
  },
  "mtg-6e:T.8.7": {
    ja: "常在型能力の数値は、いつも計算し直される。",
    en: "The numbers of a static ability are always worked out anew.",
  },
  "mtg-6e:T.8.8": {
    ja: "場を離れたパーマネントからは、かかっていた効果がすべて外れる。",
    en: "All effects on a permanent end when it leaves play.",
  },
  "mtg-6e:T.8.9": {
    ja: "一方を適用すると他方の文章・有無・及ぶ範囲・結果が変わるなら、後者は前者に依存する。",
    en: "An effect depends on another whose application changes its text, its existence, its reach or its outcome.",
  },
  "mtg-6e:T.8.10": {
    ja: "依存される効果を先に適用し、依存がないか輪になるときは、古いものから適用する。",
    en: "Effects apply after those they depend on; without dependence, or in a loop, the older comes first.",
  },
  "mtg-6e:T.8.11": {
    ja: "もともと備わった能力の効果は、そのパーマネントにかかる最も古い効果とみなす。",
    en: "Effects of a permanent's own built-in abilities count as the oldest ones on it.",
  },
  "mtg-6e:T.8.12": {
    ja: "継続的効果は場に出る瞬間から及び、パーマネントは変わった姿で場に出る。",
    en: "Continuous effects apply from the moment of arrival: the permanent comes into play already changed.",
  },
  "mtg-6e:T.8.13": {
    ja: "「起こりえない」とする効果は、古さにかかわらず、起こそうとする効果に勝つ。能力の得失は別。",
    en: "An effect that says something cannot happen beats one that makes it happen, whichever is older, except over gaining and losing abilities.",
  },
  "mtg-6e:T.8.13b": {
    ja: "食い違う二つの効果では、能力の得失を除き、制限の強い方が優先する。",
    en: "Of two contradicting effects the more restrictive one wins, except where abilities are gained or lost.",
  },
  "mtg-6e:T.8.14": {
    ja: "「まで」「かぎり」と終わりを書く継続的効果は期限つき、終わりの曖昧なものは無期限と呼ぶ。",
    en: "Continuous effects lasting “until” or “as long as” are limited in duration; those with no clear end are unlimited.",
  },
  "mtg-6e:T.8.r1": {
    ja: "継続的効果が、場への出方を変えられるかどうか",
    en: "Whether a continuous effect can change the way something comes into play",
  },
  "mtg-6e:T.8.r2": {
    ja: "発生源が去ったり、受ける側が一時的に条件を外れたりしても、効果が続くか",
    en: "Whether an effect goes on without its source, or while its object cannot be affected for a time",
  },
  "mtg-6e:T.8.r3": {
    ja: "二つの継続的効果が打ち消し合うとき、どちらが残るか",
    en: "Which of two continuous effects that undo each other is left",
  },
  "mtg-6e:T.8.r4": {
    ja: "「ターン終了時に…する」と言われたものが、先にフェイズ・アウトしたらどうなるか",
    en: "What becomes of something to be done at end of turn to a permanent that phases out before",
  },
  "mtg-6e:T.8.r5": {
    ja: "継続的効果の一つが消えたとき、残りをどう適用し直すか",
    en: "How the remaining continuous effects are applied again when one of them goes away",
  },
  "mtg-6e:T.8.r6": {
    ja: "条件つきの能力も、備わった能力とみなすかどうか",
    en: "Whether an ability with a condition counts as built in",
  },
  "mtg-6e:T.8.r7": {
    ja: "フェイズ・インしたものの効果は、どれだけ古いとみなすか",
    en: "How old the effects of something that phases in count as being",
  },
  "mtg-6e:T.8.r8": {
    ja: "依存があるときの並び替え方の例",
    en: "How effects are put in order where one depends on another",
  },
  "mtg-6e:T.9": { ja: "一時的効果", en: "One-shot effects" },
  "mtg-6e:T.9.1": {
    ja: "一時的効果は一度行えば済み、続く期間を持たない。ダメージを与える、手札に戻すなど。",
    en: "One-shot effects do something once and have no duration, such as dealing damage or returning a card.",
  },
  "mtg-6e:T.9.2": {
    ja: "一時的効果が、後で働く遅延能力を残すことがある。",
    en: "A one-shot effect may leave behind a delayed ability that works later.",
  },
  "mtg-6e:T.10": { ja: "置換と軽減", en: "Replacement and prevention" },
  "mtg-6e:T.10.1": {
    ja: "置換効果と軽減効果は、決まった種類のイベントを待ち受け、取り替え、作り変え、または起こらなくする。",
    en: "Replacement and prevention effects wait for a kind of event and swap it for another, alter it or stop it.",
  },
  "mtg-6e:T.10.2": { ja: "「かわりに」とあれば置換。", en: "The word “instead” marks a replacement." },
  "mtg-6e:T.10.3": { ja: "「軽減する」とあれば軽減。", en: "The word “prevent” marks a prevention." },
  "mtg-6e:T.10.4": {
    ja: "置換効果と軽減効果は、盾のように次の該当するイベントを待ち、働けば使い切られる。常在型能力のものは使い切られない。",
    en: "Replacement and prevention effects wait like shields for the next matching event and are then used up, except those of static abilities.",
  },
  "mtg-6e:T.10.5": {
    ja: "決まった量を置換・軽減する効果は、その量に達するまで何度でも働く。",
    en: "A replacement or prevention effect for an amount works on several events until that amount is used.",
  },
  "mtg-6e:T.10.6": {
    ja: "期限のある置換・軽減効果は、使い切られていなくても、期限が過ぎれば終わる。",
    en: "A replacement or prevention effect with a duration ends with it, used up or not.",
  },
  "mtg-6e:T.10.7": {
    ja: "軽減や置換を受けたイベントは、起きなかったことになる。",
    en: "A prevented or replaced event never happens.",
  },
  "mtg-6e:T.10.8": {
    ja: "一つの置換効果が同じイベントに働くのは一回まで。",
    en: "Each replacement effect gets only one chance at the same event.",
  },
  "mtg-6e:T.10.9": {
    ja: "再生は置換で、このターンの次の破壊のかわりに、ダメージを消し、タップし、戦闘にいれば外す。",
    en: "Regeneration replaces the next destruction this turn: damage goes, the permanent is tapped and leaves combat.",
  },
  "mtg-6e:T.10.10": {
    ja: "食い違う置換効果や軽減効果が重なれば、影響を受けるプレイヤー（パーマネントならコントローラー、場以外のカードならオーナー）が順番を選ぶ。",
    en: "Where replacement or prevention effects contradict each other on one event, the affected player chooses the order: of a permanent its controller, of another card its owner.",
  },
  "mtg-6e:T.10.11": {
    ja: "食い違わない置換効果は、古さによらず続けて働く。",
    en: "Replacement effects that agree combine, whichever is older.",
  },
  "mtg-6e:T.10.12": {
    ja: "軽減で選ぶ「発生源」は、パーマネント、スタックの呪文や能力、それが指し示すカードやトークンのいずれか。",
    en: "A source chosen for prevention is a permanent, something on the stack, or a card or token that something there refers to.",
  },
  "mtg-6e:T.10.r1": {
    ja: "もう起きたイベントを、後から置き換えられるか",
    en: "Whether something that has already happened can still be replaced",
  },
  "mtg-6e:T.10.r2": {
    ja: "置換の結果、両立しない指示が並んだらどうするか",
    en: "What to do with instructions that contradict each other after a replacement",
  },
  "mtg-6e:T.10.r3": {
    ja: "コストの支払いにも置換が働くか",
    en: "Whether replacements apply to costs paid on announcement",
  },
  "mtg-6e:T.10.r4": {
    ja: "「緑のもの」などと定めた置換・軽減効果は、それが変わった後にも働くか",
    en: "Whether an effect that replaces or prevents what a certain kind of thing does still works once that thing has changed",
  },
  "mtg-6e:T.10.r5": {
    ja: "置き換えた後の行動ができないときも、置き換わるか",
    en: "Whether an event is replaced even by something that cannot be done",
  },
  "mtg-6e:T.11": { ja: "状況起因効果", en: "State-based effects" },
  "mtg-6e:T.11.1": {
    ja: "状況起因効果は、誰かが優先権を得るたびに働く特別なルール。",
    en: "State-based effects are special rules that apply whenever a player would get priority.",
  },
  "mtg-6e:T.11.2": {
    ja: "状況起因効果は、当てはまるものを全部同時に起こし、何も起きなくなるまで繰り返す。優先権はその後。",
    en: "All state-based effects that apply happen simultaneously, again and again until none does; only then does anyone have priority.",
  },
  "mtg-6e:T.11.3": {
    ja: "状況起因効果はクリンナップ・ステップでも調べ、何か起きれば、その後でアクティブ・プレイヤーが優先権を得る。",
    en: "State-based effects are looked for in the cleanup step, too; if one applied, the active player then gets priority.",
  },
  "mtg-6e:T.11.4": { ja: "状況起因効果に、コントローラーはいない。", en: "No player controls a state-based effect." },
  "mtg-6e:T.11.5": { ja: "状況起因効果の一覧。", en: "The list of state-based effects." },
  "mtg-6e:T.11.5.a": { ja: "ライフが0点以下のプレイヤーは負け。", en: "A player at 0 life or less loses." },
  "mtg-6e:T.11.5.b": {
    ja: "タフネスが0以下のクリーチャーは、再生できずにオーナーの墓地へ。",
    en: "A creature whose toughness is 0 or less goes to its owner's graveyard, beyond regeneration.",
  },
  "mtg-6e:T.11.5.c": {
    ja: "致死ダメージを負ったクリーチャーは破壊される。再生はできる。",
    en: "A creature with lethal damage is destroyed; regeneration may save it.",
  },
  "mtg-6e:T.11.5.d": {
    ja: "付く先がないか、不当なものに付いた個別エンチャントは、オーナーの墓地へ。",
    en: "A local enchantment on something illegal or gone goes to its owner's graveyard.",
  },
  "mtg-6e:T.11.5.e": {
    ja: "名前の重なったレジェンドは、K.17のとおり墓地へ。",
    en: "Legends that share a name go to the graveyard in the way K.17 describes.",
  },
  "mtg-6e:T.11.5.f": {
    ja: "場以外のゾーンにあるトークンは消える。",
    en: "A token in any zone other than play ceases to exist.",
  },
  "mtg-6e:T.11.5.g": {
    ja: "ライブラリーにカードがなくて引けなかったプレイヤーは負け。",
    en: "A player who could not draw for lack of cards in the library loses.",
  },
  "mtg-6e:T.11.5.h": {
    ja: "ワールド・エンチャントが重なれば、残るのは多くても一つで、同時に出たものはどれも残らない（K.12.10）。",
    en: "When world enchantments meet, at most one of them stays, and none of those that came together (K.12.10).",
  },
  "mtg-6e:T.11.6": {
    ja: "状況起因効果は解決の途中は見ず、優先権を得るときだけ見る。途中だけ満ちた条件では、誘発型能力と違い、何も起きない。",
    en: "Unlike triggered abilities, state-based effects never look during a resolution, so a condition that holds only in its middle does nothing.",
  },
  "mtg-6e:T.12": { ja: "食い違いの正し方", en: "When players get ahead of each other" },
  "mtg-6e:T.12.r1": {
    ja: "手順を厳密に守らずにプレイすると、なぜ食い違いが起きるか",
    en: "Why playing less strictly than the timing rules leads to conflicts",
  },
  "mtg-6e:T.12.r2": {
    ja: "「終了します」と言った後で、相手が動いたとき",
    en: "What “I'm done” means when the opponent then does something",
  },
  "mtg-6e:T.12.r3": {
    ja: "先走った進行は、どこまで戻すべきか",
    en: "How far the game is backed up after somebody went too fast",
  },
  "mtg-6e:T.12.r4": {
    ja: "アクティブ・プレイヤーが何もしないと言う前に、相手が動いてしまったらどうするか",
    en: "What to do when an opponent acts before the active player has declined to",
  },
  "mtg-6e:T.12.r5": {
    ja: "いつもしていることをし忘れたら、戻せるか",
    en: "Whether a forgotten action may be made up for",
  },
  "mtg-6e:T.12.r6": {
    ja: "始めた行動がしてはならないものだったと分かったとき、何を元に戻すか",
    en: "What is undone when an action turns out to be illegal half-way",
  },
} as const satisfies SummaryRows;
