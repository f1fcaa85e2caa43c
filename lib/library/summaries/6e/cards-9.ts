import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries K.9 to K.16 of the general rulings summary. */
export const CARDS_9_SUMMARIES = {
  "mtg-6e:K.9": { ja: "クリーチャー", en: "Creatures" },
  "mtg-6e:K.9.1": {
    ja: "クリーチャー・カードとは、アーティファクトを兼ねるものも含め、タイプにクリーチャーとあるカード。昔の表記は「召喚」。",
    en: "A card with the type creature, alone or together with artifact, is a creature card; old printings wrote “summon”.",
  },
  "mtg-6e:K.9.2": {
    ja: "クリーチャーの呪文は、解決の終わりに場に出る。",
    en: "A creature spell comes into play at the end of its resolution.",
  },
  "mtg-6e:K.9.3": {
    ja: "「クリーチャー・カード」とはどのゾーンでも言うが、「クリーチャー」とだけ呼ぶのは場にあるとき。",
    en: "A creature card is one in every zone; just “creature” means one in play.",
  },
  "mtg-6e:K.9.r1": {
    ja: "場のクリーチャーには、どのようなものがあるか",
    en: "What kinds of things can be a creature in play",
  },
  "mtg-6e:K.9.r2": {
    ja: "クリーチャーが場を離れたとき、その効果のどれが残るか",
    en: "Which effects of a creature outlast it",
  },
  "mtg-6e:K.10": { ja: "パワーとタフネス", en: "Power and toughness" },
  "mtg-6e:K.10.1": {
    ja: "クリーチャー・カードの右下に、スラッシュをはさんで刷られた数が元の値で、前がパワー、後がタフネス。",
    en: "The numbers in the lower right corner of a creature card are the base values: power before the slash, toughness after it.",
  },
  "mtg-6e:K.10.2": {
    ja: "クリーチャーのパワーとタフネスは、まずカウンターを計算に入れ、その後で外からの効果を当てはめる。",
    en: "For power and toughness, counters on the creature are reckoned in first, effects from outside afterwards.",
  },
  "mtg-6e:K.10.3": {
    ja: "0に満たないパワーやタフネスは、それをさらに増減するときを除いて0とみなす。",
    en: "Power or toughness below 0 counts as 0, except when it is being changed further.",
  },
  "mtg-6e:K.10.4": {
    ja: "タフネス以上のダメージは致死ダメージで、受けているクリーチャーは状況起因効果で破壊される。",
    en: "Damage of at least a creature's toughness is lethal: a state-based effect destroys the creature.",
  },
  "mtg-6e:K.10.5": {
    ja: "パワーやタフネスに刷られた「*」は、場の外では0とする。",
    en: "An asterisk as power or toughness stands for 0 while the card is not in play.",
  },
  "mtg-6e:K.10.6": {
    ja: "タフネスが0のクリーチャーは状況起因効果でオーナーの墓地に行き、再生では救えない。",
    en: "A creature with 0 toughness goes to its owner's graveyard as a state-based effect, and regeneration cannot save it.",
  },
  "mtg-6e:K.10.r1": {
    ja: "今のパワーとタフネスを計算する順序",
    en: "The order in which current power and toughness are worked out",
  },
  "mtg-6e:K.10.r3": {
    ja: "パワーとタフネスを決まった値にする効果があるとき、カウンターはどうなるか",
    en: "What counters still do where an effect sets power and toughness",
  },
  "mtg-6e:K.10.r5": {
    ja: "クリーチャーのパワーを変える効果で、与えるダメージの色も変わるか",
    en: "Whether changing a creature's power also changes the colour of its damage",
  },
  "mtg-6e:K.10.r6": {
    ja: "受けたダメージでタフネスが下がるか",
    en: "Whether damage lowers a creature's toughness",
  },
  "mtg-6e:K.11": { ja: "クリーチャー・タイプ", en: "Creature types" },
  "mtg-6e:K.11.1": {
    ja: "タイプ欄で「クリーチャー」に続く語が、そのクリーチャー・タイプ。昔の「…の召喚」も同じ。",
    en: "What follows “creature” on the type line is the card's creature type; old printings wrote “summon” with that type.",
  },
  "mtg-6e:K.11.2": {
    ja: "アーティファクト・クリーチャーにはたいていクリーチャー・タイプがなく、あるものは「アーティファクト・クリーチャー」の後に書かれている。",
    en: "Artifact creatures mostly have no creature type; one that has shows it after “artifact creature”.",
  },
  "mtg-6e:K.11.3": {
    ja: "あるクリーチャー・タイプ「として扱う」と書かれたカードは、そのクリーチャー・タイプである。",
    en: "A card whose text says that it counts as some creature type has that type.",
  },
  "mtg-6e:K.11.4": {
    ja: "クリーチャー・タイプはいくつ持ってもよく、書かれた語の一つ一つを別のタイプと数える。",
    en: "A creature may have several creature types: each printed word is a separate one.",
  },
  "mtg-6e:K.11.5": {
    ja: "単数と複数の違いだけなら、同じクリーチャー・タイプ。",
    en: "Singular and plural name the same creature type.",
  },
  "mtg-6e:K.11.6": {
    ja: "男女の呼び分けだけの違いなら、同じクリーチャー・タイプ。",
    en: "Words that differ only in being male or female name the same creature type.",
  },
  "mtg-6e:K.11.7": {
    ja: "クリーチャー・タイプを選ぶときは新しい語でもよいが、一語に限り、ゲームで別の意味を持つ語、タイプでないカード名、人を傷つける語は選べない。",
    en: "A creature type that is chosen may be invented, but must be one word without another meaning in the game, no card name that is not itself a creature type, and not offensive.",
  },
  "mtg-6e:K.11.8": {
    ja: "あるクリーチャー・タイプに変わるとほかのクリーチャー・タイプは失うが、レジェンドなら伝説であることだけは残る。",
    en: "Turning into a given creature type takes the others away, but a legend stays legendary.",
  },
  "mtg-6e:K.11.9": {
    ja: "クリーチャーがクリーチャーでないパーマネントに変わると、クリーチャー・タイプを失う。",
    en: "A creature that turns into a permanent other than a creature loses its creature types.",
  },
  "mtg-6e:K.11.r1": {
    ja: "アーティファクト・クリーチャーや土地クリーチャーという区別が、クリーチャー・タイプなのか",
    en: "Whether being a land creature or an artifact creature is a creature type",
  },
  "mtg-6e:K.11.r2": {
    ja: "色や能力などの特性を、クリーチャー・タイプとして選べるか",
    en: "Whether a colour, an ability or the like may be chosen as a creature type",
  },
  "mtg-6e:K.12": { ja: "エンチャント", en: "Enchantments" },
  "mtg-6e:K.12.1": {
    ja: "全体エンチャントには「場」か「ワールド」とある。解決すると自分の側に置かれ、プレイヤーやパーマネントに作用する。",
    en: "Global enchantments, enchant worlds among them, are put on your own side on resolving and affect players or permanents.",
  },
  "mtg-6e:K.12.2": {
    ja: "個別エンチャントは、括弧に書かれた種類のパーマネントに付け、自分の前に出すとは限らない。「エンチャント（ワールド）」は個別エンチャントではない。",
    en: "Local enchantments name the kind of permanent they are played on, before you or elsewhere; enchant worlds are not among them.",
  },
  "mtg-6e:K.12.3": {
    ja: "個別エンチャントの呪文は、付ける先をプレイのときに対象に取る。じかに場に出すなら、出す人が直前に選び、対象には取らない。",
    en: "A local enchantment spell targets what it is to enchant; put straight into play, it targets nothing, and the player who puts it there chooses just before.",
  },
  "mtg-6e:K.12.4": {
    ja: "個別エンチャントは、付いている先が指定の種類でなくなる、付かなくなる、または先が場を離れると、状況起因効果でオーナーの墓地に行く。",
    en: "A local enchantment goes to its owner's graveyard as a state-based effect once its permanent stops being of the named kind, is no longer enchanted by it, or leaves play.",
  },
  "mtg-6e:K.12.5": {
    ja: "個別エンチャントを付けられる条件は、唱えるときも場にある間も問われ、外れると状況起因効果で墓地に行く。",
    en: "A limit on what a local enchantment may enchant holds at casting and in play; once unmet, a state-based effect puts it into the graveyard.",
  },
  "mtg-6e:K.12.6": {
    ja: "個別エンチャントを、それ自身に付けることはできない。",
    en: "A local enchantment cannot enchant itself.",
  },
  "mtg-6e:K.12.7": {
    ja: "「エンチャントされている…」とは、その個別エンチャントが付いているパーマネントだけを言う。",
    en: "“Enchanted …” in the text of a local enchantment means the one permanent it is on and no other.",
  },
  "mtg-6e:K.12.8": {
    ja: "個別エンチャントの能力は、対象を取れる起動型能力でなければ、付いている先を対象に取らない。",
    en: "Abilities of a local enchantment do not target what it is on, except an activated ability that can target.",
  },
  "mtg-6e:K.12.9": {
    ja: "付いている先のコントローラーが替わっても、個別エンチャントのコントローラーは替わらず、使えるのもその人だけ。",
    en: "When the enchanted permanent's controller changes, the local enchantment's does not, and remains the only one who may use it.",
  },
  "mtg-6e:K.12.10": {
    ja: "「エンチャント（ワールド）」は名前を問わず場に1枚だけ。新しいものが来ると前のものが状況起因効果で墓地に行き、同時に来たものはすべて行く。",
    en: "Of all enchant worlds only the newest stays, whatever the names; state-based effects put the rest into graveyards, or all if they came together.",
  },
  "mtg-6e:K.12.11": {
    ja: "個別エンチャントの効果が、自身の付く先の適否を変えることはない。AをBにする文は、先がAである限り働くと読む。",
    en: "A local enchantment's own effect never makes what it is on legal or illegal; text making an A a B works while the permanent is an A.",
  },
  "mtg-6e:K.12.12": {
    ja: "呪文や能力が個別エンチャントを場に出すときは、出す人が、付けてよいものの中から先を選ぶ。",
    en: "When a spell or ability puts a local enchantment into play, the player who does so picks something it may legally enchant.",
  },
  "mtg-6e:K.12.13": {
    ja: "全体エンチャントにサブタイプはない。個別エンチャントのサブタイプは括弧の中の語で、「個別」「全体」は区分にすぎない。",
    en: "Global enchantments have no subtype; that of a local one is the word after “enchant”. “Global” and “local” are no subtypes.",
  },
  "mtg-6e:K.12.14": {
    ja: "呪文や能力が、個別エンチャントを付けられないものに付けて出そうとすると、場に出ずに元のゾーンにとどまる。",
    en: "If a spell or ability would put a local enchantment onto something it may not enchant, it stays in the zone it was in.",
  },
  "mtg-6e:K.12.r1": {
    ja: "場に出たときに対象を取る全体エンチャントは、どこに置かれるか",
    en: "Where a global enchantment is put that targets something on coming into play",
  },
  "mtg-6e:K.12.r2": {
    ja: "エンチャントが場を離れたとき、どの効果が残るか",
    en: "Which effects of an enchantment outlast it",
  },
  "mtg-6e:K.12.r3": {
    ja: "「creature enchantment」のように種類を前に置く語が、何を指すか",
    en: "What “creature enchantment” and similar words refer to",
  },
  "mtg-6e:K.12.r4": {
    ja: "「エンチャント（ワールド）」の呪文が、ほかの効果に勝るか",
    en: "Whether enchant world spells take precedence over other effects",
  },
  "mtg-6e:K.12.r5": { ja: "エンチャントがタップすることはあるか", en: "Whether enchantments ever tap" },
  "mtg-6e:K.12.r6": {
    ja: "付けられないものに付くエンチャントになる、とされたらどうなるか",
    en: "What happens if something is to become an enchantment on what it may not enchant",
  },
  "mtg-6e:K.12.r7": {
    ja: "自分自身に付くエンチャントになろうとしたらどうなるか",
    en: "What happens if something tries to become an enchantment on itself",
  },
  "mtg-6e:K.13": { ja: "エキスパンション・シンボル", en: "Expansion symbols" },
  "mtg-6e:K.13.1": {
    ja: "多くのカードには、中ほどの右に、どのセットのものかを示すエキスパンション・シンボルがある。",
    en: "Most cards show, in the middle on the right, the symbol of the set they come from.",
  },
  "mtg-6e:K.13.2": {
    ja: "新しいセットではエキスパンション・シンボルの色が希少度を表し、黒がコモン、銀がアンコモン、金がレア。",
    en: "In newer sets the colour of the expansion symbol tells the rarity: black for common, silver for uncommon, gold for rare.",
  },
  "mtg-6e:K.13.3": {
    ja: "あるセットのカードに働く効果は、そのエキスパンション・シンボルのあるカードにだけ働く。",
    en: "What affects the cards of one set affects only those that bear its symbol.",
  },
  "mtg-6e:K.13.4": {
    ja: "セットごとのエキスパンション・シンボルの一覧。第5版までの基本セットにはない。",
    en: "The list of expansion symbols, set by set; basic sets up to the fifth have none.",
  },
  "mtg-6e:K.14": { ja: "インスタント", en: "Instants" },
  "mtg-6e:K.14.1": {
    ja: "インスタントのカードは、プレイされて解決が済むと墓地に置かれる。",
    en: "An instant card is played as an instant and goes to the graveyard once it has resolved.",
  },
  "mtg-6e:K.14.r1": {
    ja: "インスタントとして使う能力で、そのパーマネントが墓地に行くか",
    en: "Whether a permanent goes to the graveyard when its ability is played as an instant",
  },
  "mtg-6e:K.15": { ja: "土地", en: "Lands" },
  "mtg-6e:K.15.1": {
    ja: "土地をプレイできるのは自分のメイン・フェイズで、スタックに何もないときだけ。",
    en: "A land may be played only in one's own main phase with nothing on the stack.",
  },
  "mtg-6e:K.15.2": {
    ja: "土地は呪文ではないのでスタックを通らず、じかに場に出て、誰も対応できない。",
    en: "A land is no spell: it goes directly into play without the stack, and nobody may respond.",
  },
  "mtg-6e:K.15.3": {
    ja: "土地は基本地形と特殊地形に分かれるが、この分け方はタイプでもサブタイプでもない。",
    en: "Lands are basic or nonbasic, which is neither a type nor a subtype.",
  },
  "mtg-6e:K.15.4": {
    ja: "基本地形は文章がなくてもタップで色マナを出す。緑は森、赤は山、黒は沼、青は島、白は平地で、そのタイプの特殊地形も同じ。",
    en: "Basic lands, and nonbasics of their types, tap for mana even without text: forest green, mountain red, swamp black, island blue, plains white.",
  },
  "mtg-6e:K.15.5": {
    ja: "土地自体に色はないが、効果で色を得ることはある。",
    en: "Lands have no colour of their own, though an effect may give them one.",
  },
  "mtg-6e:K.15.6": {
    ja: "土地から出るマナは、まず土地のタイプの変化を場に出た順に、次に色の変化、終わりに追加のマナを見て決める。",
    en: "To find what mana a land gives, apply changes of land type in order of arrival, then changes of colour, then extra mana.",
  },
  "mtg-6e:K.15.7": {
    ja: "土地のマナ・コストは0。",
    en: "The mana cost of a land is 0.",
  },
  "mtg-6e:K.15.r1": { ja: "マナを出さない土地もあるか", en: "Whether there are lands that give no mana" },
  "mtg-6e:K.15.r2": {
    ja: "効果で場に出した土地も、そのターンの土地のプレイに数えるか",
    en: "Whether a land put into play by an effect uses up the land play of the turn",
  },
  "mtg-6e:K.15.r3": { ja: "土地が場を離れたとき、どの効果が残るか", en: "Which effects of a land outlast it" },
  "mtg-6e:K.15.r4": {
    ja: "置き換えられて場に出なかった土地も、プレイしたことになるか",
    en: "Whether a land has been played if a replacement keeps it out of play",
  },
  "mtg-6e:K.15.r5": {
    ja: "追加の土地をプレイできるとき、どの分のプレイかを示すのか",
    en: "Whether a player with extra land plays has to say which one is used",
  },
  "mtg-6e:K.16": { ja: "土地タイプ", en: "Land types" },
  "mtg-6e:K.16.1": {
    ja: "土地タイプ（サブタイプ）はそのカードの名前と同じで、文章によって別のタイプとしても扱われることがある。",
    en: "Each land has its own card name as its land type, a subtype, and may count as others besides.",
  },
  "mtg-6e:K.16.2": {
    ja: "基本地形の土地タイプは平地、島、沼、山、森だけ。",
    en: "Plains, island, swamp, mountain and forest alone are basic land types.",
  },
  "mtg-6e:K.16.3": {
    ja: "基本地形でない土地はすべて特殊地形で、文章や効果で基本地形として扱われるものも特殊地形である。",
    en: "Every land that is not basic is nonbasic, even one that text or an effect has count as a basic land.",
  },
  "mtg-6e:K.16.4": {
    ja: "パーマネントが基本地形になると、名前も土地タイプもその能力も新しいものに替わり、伝説でもなくなる。クリーチャーであることなどは残る。",
    en: "A permanent that becomes a basic land gets a new name, land type and land ability for its old ones and stops being legendary; the rest, such as being a creature, stays.",
  },
  "mtg-6e:K.16.5": {
    ja: "土地タイプが変わっても、色などは元のまま。",
    en: "A new land type leaves colour and other characteristics alone.",
  },
  "mtg-6e:K.16.6": {
    ja: "パーマネントが基本地形になると土地としての前のサブタイプはなくなるが、クリーチャーなどのタイプは残る。",
    en: "A permanent turned into a basic land loses its other land subtypes but keeps types such as creature or artifact.",
  },
  "mtg-6e:K.16.7": {
    ja: "土地が土地でないパーマネントに変わると、土地タイプを失う。",
    en: "A land that turns into a permanent other than a land loses its land types.",
  },
  "mtg-6e:K.16.r1": {
    ja: "効果で一時的にクリーチャーになっている土地は、土地タイプが変わってもクリーチャーのままか",
    en: "Whether a land that is a creature for some time stays one if its land type changes",
  },
} as const satisfies SummaryRows;
