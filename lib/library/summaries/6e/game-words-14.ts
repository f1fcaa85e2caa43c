import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries G.14 to G.27 of the general rulings summary. */
export const GAME_WORDS_14_SUMMARIES = {
  "mtg-6e:G.14": { ja: "捨てる", en: "Discard" },
  "mtg-6e:G.14.1": {
    ja: "手札のカードを自分の墓地に置くのが「捨てる」こと。",
    en: "To discard is to put a card from hand into one's graveyard.",
  },
  "mtg-6e:G.14.2": {
    ja: "一つの効果で何枚も捨てるときは、全部を選んで一度に捨てる。墓地での順はオーナーが決める。",
    en: "Several cards discarded to one effect are chosen and go at the same time; the owner orders them in the graveyard.",
  },
  "mtg-6e:G.14.r1": {
    ja: "捨てたいだけで捨ててよいかどうか",
    en: "Whether one may discard merely because one wants to",
  },
  "mtg-6e:G.14.r2": {
    ja: "「捨てる」と書かずに手札から墓地に置くのも、捨てることになるかどうか",
    en: "Whether going from hand to graveyard is a discard if the text does not say so",
  },
  "mtg-6e:G.14.r3": { ja: "どのカードを捨てるかを、だれが選ぶか", en: "Who picks the card to be discarded" },
  "mtg-6e:G.14.r4": {
    ja: "捨てるのが強制になるのは、コストのときか効果のときか",
    en: "Whether discarding is forced when it is a cost, and when it is an effect",
  },
  "mtg-6e:G.14.r5": {
    ja: "避ける道も選べた効果で捨てるとき、強制といえるかどうか",
    en: "Whether a discard still is forced when a choice could have avoided it",
  },
  "mtg-6e:G.15": { ja: "引く", en: "Draw" },
  "mtg-6e:G.15.1": {
    ja: "自分のライブラリーの一番上を手札に入れるのが「引く」こと。",
    en: "To draw is to take the top card of one's library into hand.",
  },
  "mtg-6e:G.15.r1": {
    ja: "「引く」と書かずに手札に加えるのも、引くことになるかどうか",
    en: "Whether taking a library card into hand is a draw if the text does not say so",
  },
  "mtg-6e:G.15.r2": {
    ja: "何枚も引くときは同時に引くのか、1枚ずつか",
    en: "Whether several cards are drawn together or one after the other",
  },
  "mtg-6e:G.15.r3": {
    ja: "1枚のドローを置き換える効果を、何枚も引くときに使えるかどうか",
    en: "Whether an effect that replaces one draw may be used on a draw of several",
  },
  "mtg-6e:G.16": { ja: "交換", en: "Exchange" },
  "mtg-6e:G.16.1": {
    ja: "ライフの総量やパーマネントのコントロールなどを入れ替えさせる効果がある。",
    en: "Some effects make players swap things, such as life totals or control of permanents.",
  },
  "mtg-6e:G.16.2": {
    ja: "どちらか一方でもできなければ、交換は全く起こらない。",
    en: "If any part of a swap is impossible, none of it happens.",
  },
  "mtg-6e:G.16.3": {
    ja: "ライフの交換は、得るか失うかして相手の元の数になることで、置換も誘発も働く。",
    en: "Swapping life totals means gaining or losing up to the other's former total, with all replacements and triggers.",
  },
  "mtg-6e:G.16.4": {
    ja: "墓地との交換では、場にあったカードは必ずオーナーの墓地の一番上に行く。",
    en: "In a swap with a graveyard, the card from play goes on top of its owner's own graveyard in any case.",
  },
  "mtg-6e:G.17": { ja: "不特定マナ", en: "Generic mana" },
  "mtg-6e:G.17.1": {
    ja: "コストの不特定マナは、どの色のマナでも、無色のマナでも払える。",
    en: "Generic mana in a cost may be paid with mana of any color or of none.",
  },
  "mtg-6e:G.17.2": {
    ja: "不特定マナは、カードでは灰色の丸に数字で書かれる。",
    en: "Cards show generic mana as a number in a gray circle.",
  },
  "mtg-6e:G.17.3": {
    ja: "コストのXは、払う色が決められていても不特定マナで、不特定マナを減らす効果はこれも減らす。",
    en: "An X in a cost is generic even if its text names a color for it, so effects that reduce generic costs reduce it as well.",
  },
  "mtg-6e:G.17.r1": {
    ja: "不特定マナがマナ・プールに入ることがあるかどうか",
    en: "Whether generic mana can be in a mana pool",
  },
  "mtg-6e:G.17.r2": {
    ja: "不特定マナの記号でマナを出す古いカードは、何を出すか",
    en: "What old cards make that use the generic symbol for mana they add",
  },
  "mtg-6e:G.18": { ja: "無限", en: "Infinity" },
  "mtg-6e:G.18.1": { ja: "このゲームに無限はない。", en: "Nothing in the game is infinite." },
  "mtg-6e:G.18.2": {
    ja: "一人だけで続けられるループは、何回か見せてから有限の回数を宣言すればその回数起こり、だれでも途中で行動して止められる。",
    en: "A loop of one player is shown a few times, then a finite number is named; anyone may act to stop it on the way.",
  },
  "mtg-6e:G.18.3": {
    ja: "二人の選択で続くループは、ターンのプレイヤーが回数を言い、相手はそれか、より少ない数に決める。",
    en: "If both players keep a loop going, the active player names a number and the other accepts it or picks a smaller one.",
  },
  "mtg-6e:G.18.4": {
    ja: "だれのものでもないループになれば、勝ち負けなしの引き分け。",
    en: "A loop that nobody controls ends the game as a draw.",
  },
  "mtg-6e:G.18.r1": {
    ja: "いつかは終わる繰り返しにも、回数を決めるルールを使えるかどうか",
    en: "Whether the rule of naming a number may be used where the loop would end by itself",
  },
  "mtg-6e:G.19": { ja: "ライフ", en: "Life" },
  "mtg-6e:G.19.1": { ja: "だれもが20点のライフで始める。", en: "Everyone starts with 20 life." },
  "mtg-6e:G.19.2": {
    ja: "ライフは得ていけばいくらでも増え、上限はない。",
    en: "Life can be gained without any limit.",
  },
  "mtg-6e:G.19.3": {
    ja: "ライフが1点未満になれば、状況起因効果で敗北する。",
    en: "A player with less than 1 life loses, as a state-based effect.",
  },
  "mtg-6e:G.19.4": {
    ja: "互いのライフは、いつでも知ることができる。",
    en: "Life totals are always open to both players.",
  },
  "mtg-6e:G.19.5": {
    ja: "ライフは0より下にもなる。負けを防ぐ効果があるときに意味を持つ。",
    en: "Life can go below 0, which matters only if something keeps the player from losing.",
  },
  "mtg-6e:G.19.6": {
    ja: "呪文や能力のために、持っているより多くのライフは払えず、0点以下なら1点も払えない。",
    en: "Nobody can pay more life than they have, nor any at all from 0 or lower.",
  },
  "mtg-6e:G.19.7": {
    ja: "ライフが0より下でも、増えるときのほかは0とみなす。",
    en: "Life below 0 is taken as 0 for everything except gaining.",
  },
  "mtg-6e:G.19.r1": {
    ja: "ライフが0以下のとき、その何割かを失うとどうなるか",
    en: "What losing a share of one's life does at 0 or lower",
  },
  "mtg-6e:G.20": { ja: "敗北", en: "Losing the game" },
  "mtg-6e:G.20.1": {
    ja: "同時に、または同じ解決の中で二人とも負ければ、ライフの差にかかわらず両方の負け。",
    en: "If both lose simultaneously, or during one resolution, both have lost, whichever of them has less life.",
  },
  "mtg-6e:G.20.2": {
    ja: "敗北条件を増やすカードもある。",
    en: "Some cards add ways to lose.",
  },
  "mtg-6e:G.20.3": {
    ja: "投了はいつでもできて対応されず、その人の負けで終わる。",
    en: "Conceding is possible at all times, cannot be answered and ends the game as a loss.",
  },
  "mtg-6e:G.20.4": {
    ja: "ライフが0点以下なら、状況起因効果で負ける。",
    en: "At 0 life or lower a player loses, as a state-based effect.",
  },
  "mtg-6e:G.20.5": {
    ja: "ライブラリーの残りより多く引かされた人は、引かせたものの解決中に負ける。",
    en: "Having to draw more cards than are left in the library loses the game, right during the resolution that asks for it.",
  },
  "mtg-6e:G.20.6": { ja: "勝ちと負けが同時に当てはまれば、負け。", en: "Winning and losing simultaneously is losing." },
  "mtg-6e:G.21": { ja: "ライフの損失", en: "Loss of life" },
  "mtg-6e:G.21.1": {
    ja: "ライフは、失わせる呪文や能力か、防がれなかったダメージで減る。",
    en: "Life is lost to spells and abilities that say so, and to damage not prevented.",
  },
  "mtg-6e:G.21.2": {
    ja: "ダメージを防いだり移したりする効果では、ライフの損失を変えられない。",
    en: "Effects on damage neither prevent nor redirect loss of life.",
  },
  "mtg-6e:G.21.r1": {
    ja: "ライフの支払いでも、ライフを失ったときの誘発が起こるかどうか",
    en: "Whether paying life sets off what triggers on losing life",
  },
  "mtg-6e:G.22": { ja: "マナ・バーン", en: "Mana burn" },
  "mtg-6e:G.22.1": {
    ja: "フェイズの終わりにマナ・プールに残ったマナは失われ、その数だけライフを失う。",
    en: "As a phase ends, mana left in a player's pool is lost and as much life with it.",
  },
  "mtg-6e:G.22.r1": {
    ja: "マナ・バーンで誘発したものを、いつ扱うか",
    en: "When to deal with what mana burn has triggered",
  },
  "mtg-6e:G.23": { ja: "マナ・プール", en: "Mana pool" },
  "mtg-6e:G.23.1": {
    ja: "マナ・プールは、出したマナを使うまで入れておくところで、マナ・コストはここから払う。",
    en: "The mana pool is where mana is kept from being made until being spent; mana costs are paid out of it.",
  },
  "mtg-6e:G.23.r1": {
    ja: "呪文をいくつか唱える間、マナを残しておけるかどうか",
    en: "Whether mana stays in the pool from one spell to the next",
  },
  "mtg-6e:G.23.r2": {
    ja: "土地のタップが、そのまま呪文の支払いになるかどうか",
    en: "Whether tapping lands is what pays for a spell",
  },
  "mtg-6e:G.24": { ja: "モード", en: "Modes" },
  "mtg-6e:G.24.1": {
    ja: "モードを選ぶ呪文や能力では、宣言のときに選ぶ。",
    en: "A spell or ability with modes has its mode chosen on announcement.",
  },
  "mtg-6e:G.24.2": {
    ja: "モードは「いずれか1つを選ぶ」と並べて書かれている。",
    en: "Modes are listed after an instruction to choose one of them.",
  },
  "mtg-6e:G.24.3": {
    ja: "対象を変える効果でもモードは変えられず、新しい対象はそのモードに合うものだけになる。",
    en: "What changes the target leaves the mode as it is, so the new target has to suit that mode.",
  },
  "mtg-6e:G.24.4": {
    ja: "モードで対象が違えば、先にモードを決める。選ばなかったモードの対象は選べない。",
    en: "If targets differ by mode, the mode comes first, and no targets are chosen for other modes.",
  },
  "mtg-6e:G.25": { ja: "第6版では使わない用語", en: "Terms obsolete in the Sixth Edition" },
  "mtg-6e:G.25.r1": {
    ja: "「埋葬」は第6版の言葉で何に当たるか",
    en: "What “bury” means in the words of the Sixth Edition",
  },
  "mtg-6e:G.25.r2": { ja: "「ファストエフェクト」とは何を指したか", en: "What “fast effect” stood for" },
  "mtg-6e:G.25.r3": {
    ja: "「立ち消え」とは何を指したか、そのルールは第6版に残るか",
    en: "What “fizzle” stood for, and whether its rule remains in the Sixth Edition",
  },
  "mtg-6e:G.25.r4": {
    ja: "「インタラプト」だったカードは第6版で何になったか",
    en: "What has become of interrupts in the Sixth Edition",
  },
  "mtg-6e:G.25.r5": {
    ja: "「マナ・ソース」は第6版の何に当たるか",
    en: "What “mana source” corresponds to in the Sixth Edition",
  },
  "mtg-6e:G.25.r6": {
    ja: "「墓地に向かっている」状態は第6版にもあるか",
    en: "Whether being on the way to the graveyard still exists in the Sixth Edition",
  },
  "mtg-6e:G.25.r7": {
    ja: "「フェイズ能力」は第6版でどう扱われるか",
    en: "How “phase abilities” are treated in the Sixth Edition",
  },
  "mtg-6e:G.25.r8": {
    ja: "「フェイズ・コスト」は第6版でどう扱われるか",
    en: "How “phase costs” are treated in the Sixth Edition",
  },
  "mtg-6e:G.25.r9": {
    ja: "「総呪文コスト」は第6版の何に当たるか",
    en: "What “total casting cost” corresponds to in the Sixth Edition",
  },
  "mtg-6e:G.25.r10": {
    ja: "「召喚酔い」という言葉は第6版でも使われるか",
    en: "Whether “summoning sickness” is still in use in the Sixth Edition",
  },
  "mtg-6e:G.26": { ja: "オーナー", en: "Owner" },
  "mtg-6e:G.26.1": {
    ja: "オーナーは、ゲームの始めにそのカードをライブラリーに入れていた人。現実の持ち主は問わない。",
    en: "A card's owner is the player who began the game with it in the library, no matter whose it really is.",
  },
  "mtg-6e:G.26.2": {
    ja: "トークンのオーナーは、それを作った効果をコントロールしていた人。",
    en: "A token's owner is the controller of whatever made it.",
  },
  "mtg-6e:G.26.3": {
    ja: "オーナーが替わるのは、カードがはっきりそう言うときだけ。",
    en: "Ownership changes only where a card expressly says so.",
  },
  "mtg-6e:G.27": { ja: "フェイズの出入り", en: "Phasing out and in" },
  "mtg-6e:G.27.1": {
    ja: "フェイズ・アウトするとその専用のゾーンに移り、場にはなく、それを指した効果しか受けない。",
    en: "What phases out goes to a zone of its own: it is out of play and touched only by effects on phased-out cards.",
  },
  "mtg-6e:G.27.2": {
    ja: "フェイズ・アウトは、場を離れたときの誘発をすべて起こす。",
    en: "Phasing out sets off everything that triggers on leaving play.",
  },
  "mtg-6e:G.27.3": {
    ja: "フェイズ・アウトするものに付いている個別エンチャントも、一緒にフェイズ・アウトする。",
    en: "Local enchantments on a permanent that phases out phase out along with it.",
  },
  "mtg-6e:G.27.4": {
    ja: "フェイズ・アウトしたものは、カウンターと期限のない効果を保ち、期限のある効果とダメージを失う。",
    en: "What phases out keeps counters and effects without a limit; limited effects and damage are gone.",
  },
  "mtg-6e:G.27.5": {
    ja: "フェイズ・アウトしたものは、フェイジングを持たなくても、コントローラーが次にアンタップ・ステップに入ると自然に戻る。",
    en: "What is phased out comes back by itself as its controller's next untap step begins, with or without phasing.",
  },
  "mtg-6e:G.27.6": {
    ja: "フェイジングを持つものが出ていくのと、出ていたものが戻るのは同時で、両方が場にある瞬間はない。",
    en: "Cards with phasing go out at the very moment others come in: at no time are both in play.",
  },
  "mtg-6e:G.27.7": {
    ja: "フェイズ・インしたものがタップしているかどうかは、出たときのまま。",
    en: "What phases in is tapped or untapped, as it left.",
  },
  "mtg-6e:G.27.8": {
    ja: "フェイズ・インしたものは召喚酔いにならない。",
    en: "What phases in has no summoning sickness.",
  },
  "mtg-6e:G.27.9": {
    ja: "フェイズ・インしても「場に出たとき」は誘発しない。奇妙でもこれがルールである。",
    en: "Phasing in triggers nothing on coming into play, odd as that is.",
  },
  "mtg-6e:G.27.10": {
    ja: "場への出方を変える効果は、フェイズ・インには及ばない。",
    en: "What changes how permanents come into play does nothing to those phasing in.",
  },
  "mtg-6e:G.27.11": {
    ja: "フェイズ・アウトすると、一時的に得ていたコントロールは失うが、戻るのは、それを持っていた人の次のアンタップ・ステップに入るとき。",
    en: "Temporary control of what phases out is lost, yet it comes back in the next untap step of the player who had it.",
  },
  "mtg-6e:G.27.12": {
    ja: "パーマネントが自分で覚えていることは、フェイズ・インしても忘れない。",
    en: "A permanent that phases in still remembers what it had kept in mind.",
  },
  "mtg-6e:G.27.13": {
    ja: "エンチャントは、付いていたパーマネントと一緒にフェイズ・インし、それが戻れなければ戻らない。",
    en: "Enchantments phase in with the permanent that they were on, and never if it cannot return.",
  },
  "mtg-6e:G.27.r1": { ja: "フェイズ・アウトしたトークンはどうなるか", en: "What becomes of a token that phases out" },
  "mtg-6e:G.27.r2": {
    ja: "フェイズ・インしたものの効果の新しさをどう考えるか",
    en: "How new the effects of what phased in are taken to be",
  },
  "mtg-6e:G.27.r3": {
    ja: "フェイズ・アウトしたパーマネントを対象にしていた呪文や能力は、戻った後も対象にしているかどうか",
    en: "Whether spells and abilities that targeted a permanent lose it when it phases out and back in",
  },
} as const satisfies SummaryRows;
