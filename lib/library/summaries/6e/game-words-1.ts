import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries G.1 to G.13 of the general rulings summary. */
export const GAME_WORDS_1_SUMMARIES = {
  "mtg-6e:G.1": { ja: "起動コスト", en: "Activation cost" },
  "mtg-6e:G.1.1": {
    ja: "起動型能力を使うために払うコスト。ふつうコロンの前に書かれ、「支払うことで～できる」という文の形もある。",
    en: "The activation cost is what is paid to use an activated ability: mostly written before a colon, sometimes as a sentence that offers to pay.",
  },
  "mtg-6e:G.2": { ja: "術者", en: "Caster" },
  "mtg-6e:G.2.1": { ja: "呪文を宣言した人が、その術者である。", en: "A spell's caster is the one who announced it." },
  "mtg-6e:G.2.r1": {
    ja: "術者がオーナーと違うことがあるかどうか",
    en: "Whether the caster may be someone other than the owner",
  },
  "mtg-6e:G.3": { ja: "色", en: "Color" },
  "mtg-6e:G.3.1": {
    ja: "色は、白、青、黒、赤、緑の五つしかない。",
    en: "There are five colors and no others: white, blue, black, red, green.",
  },
  "mtg-6e:G.3.2": {
    ja: "「無色」は色がないということで、色を選ぶときには選べない。",
    en: "Colorless means having none; it cannot be chosen where a color is asked for.",
  },
  "mtg-6e:G.3.r1": { ja: "アーティファクトは色の一つかどうか", en: "Whether artifact is a color" },
  "mtg-6e:G.3.r2": { ja: "土地は色の一つかどうか", en: "Whether land is a color" },
  "mtg-6e:G.3.r3": {
    ja: "枠が金色のカードについて、金色は色の一つかどうか",
    en: "Whether the gold of some cards' frames is a color",
  },
  "mtg-6e:G.4": { ja: "無色マナ", en: "Colorless mana" },
  "mtg-6e:G.4.1": {
    ja: "無色マナは、どの色でもないマナ。これを出す呪文や能力もある。",
    en: "Colorless mana is mana of no color, which some spells and abilities make.",
  },
  "mtg-6e:G.5": { ja: "コントローラー", en: "Controller" },
  "mtg-6e:G.5.1": {
    ja: "スタックにある呪文や能力は、プレイした人がコントロールする。",
    en: "A spell or ability on the stack is controlled by the player who played it.",
  },
  "mtg-6e:G.5.2": {
    ja: "場にあるものは、実際に場に出した人がコントロールする。そうさせた効果をだれがコントロールするかは問わない。",
    en: "A permanent is controlled by the player who put it into play, no matter who controls the effect that said so.",
  },
  "mtg-6e:G.5.3": {
    ja: "場にあるものをだれがコントロールするかは、効果で変わることがある。",
    en: "Effects can change who controls a permanent.",
  },
  "mtg-6e:G.5.4": {
    ja: "コントロールを変える効果がいくつもあれば、いちばん新しいものに従う。切れれば次に新しいもの、なければ最初の人に戻る。",
    en: "Of several control effects the newest wins; when it ends the next newest does, and with none left it is the first controller's.",
  },
  "mtg-6e:G.5.4b": {
    ja: "文中の「あなた」と命令の文は、そのカードのコントローラーに向けたもの。",
    en: "“You” in a card's text, and any plain command there, mean the card's controller.",
  },
  "mtg-6e:G.5.r1": {
    ja: "呪文や能力の効果はだれがコントロールするか",
    en: "Who controls the effect of a spell or ability",
  },
  "mtg-6e:G.6": { ja: "コスト", en: "Costs" },
  "mtg-6e:G.6.1": {
    ja: "コストは、呪文や起動型能力を宣言するときに払う。解決のときに求められるコストもある。",
    en: "Costs of spells and activated abilities are paid on announcement; some are asked for on resolution.",
  },
  "mtg-6e:G.6.2": {
    ja: "よくあるコストは、マナ、タップ、ライフ、生け贄。ほかのものもある。",
    en: "Mana, tapping, life and sacrifices are usual costs, but others exist.",
  },
  "mtg-6e:G.6.3": {
    ja: "払うものがあれば支払いは止められないが、コストを増やしたり、払うものを使えなくしたりする効果はある。",
    en: "A player who has what it takes cannot be kept from paying; effects can only raise the cost or make the means unusable.",
  },
  "mtg-6e:G.6.4": {
    ja: "払うものがなければ、そのコストは払えない。",
    en: "Without what it takes, a cost cannot be paid.",
  },
  "mtg-6e:G.6.5": {
    ja: "合わさって互いに矛盾するコストは、払うことができない。",
    en: "Costs that combine into a contradiction cannot be paid at all.",
  },
  "mtg-6e:G.6.6": {
    ja: "コストとしてすることも、置換効果で置き換わることがある。",
    en: "What is done as a cost may be changed by replacement effects.",
  },
  "mtg-6e:G.6.r1": {
    ja: "打ち消されたら、払ったコストが戻るかどうか",
    en: "Whether costs come back if the spell or ability is countered",
  },
  "mtg-6e:G.6.r2": {
    ja: "ライフを0以下にする支払いができるかどうか",
    en: "Whether life may be paid when that leaves you at 0 or lower",
  },
  "mtg-6e:G.6.r3": {
    ja: "タップしているものを、コストとしてまたタップできるか、その逆はどうか",
    en: "Whether something tapped may be tapped as a cost, and the reverse",
  },
  "mtg-6e:G.6.r4": {
    ja: "一つのものを二つのコストに当てられるかどうか",
    en: "Whether one thing may pay for two costs",
  },
  "mtg-6e:G.6.r5": {
    ja: "ほかの理由でたまたま起きたことが、コストの支払いになるかどうか",
    en: "Whether something that happens anyway can count as paying a cost",
  },
  "mtg-6e:G.6.r6": {
    ja: "同じカードをタップし、生け贄にも捧げるコストを払えるかどうか",
    en: "Whether one card may be both tapped and sacrificed as a cost",
  },
  "mtg-6e:G.7": { ja: "呪文や能力の打ち消し", en: "Countering spells and abilities" },
  "mtg-6e:G.7.1": {
    ja: "打ち消せるのは、スタックで解決を待っているうち。",
    en: "Spells and abilities may be countered while they wait on the stack.",
  },
  "mtg-6e:G.7.2": {
    ja: "打ち消された呪文は解決せず、効果もなく、スタックからオーナーの墓地に行く。",
    en: "A countered spell leaves the stack for its owner's graveyard, without resolving and without any effect.",
  },
  "mtg-6e:G.7.r1": {
    ja: "打ち消されたものを対象にしていた呪文はどうなるか",
    en: "What becomes of spells that targeted the countered one",
  },
  "mtg-6e:G.7.r2": {
    ja: "打ち消されたもののコストはどうなるか",
    en: "What becomes of the costs of what was countered",
  },
  "mtg-6e:G.7.r3": {
    ja: "打ち消されても、プレイしたことになるかどうか",
    en: "Whether something countered still was played",
  },
  "mtg-6e:G.8": { ja: "カウンター", en: "Counters" },
  "mtg-6e:G.8.1": {
    ja: "カウンターは、パーマネントの変化を長く覚えておくための印。",
    en: "Counters keep track of lasting changes to permanents.",
  },
  "mtg-6e:G.8.2": {
    ja: "名前が同じカウンターは、どれも区別なく使える。",
    en: "Counters of one name are interchangeable, wherever they came from.",
  },
  "mtg-6e:G.8.3": {
    ja: "+1/+1のように値だけのカウンターも、値が同じなら区別しない。",
    en: "Counters with nothing but a value, such as +1/+1, are interchangeable if it is the same.",
  },
  "mtg-6e:G.8.4": {
    ja: "カウンターは、パーマネント自身の能力の後、ほかの効果の前に数える。",
    en: "Counters apply after the permanent's own abilities and ahead of all other effects.",
  },
  "mtg-6e:G.8.5": {
    ja: "働かなくなったカウンターもそのまま残り、元の姿に戻ればまた働く。",
    en: "Counters stay on even while they mean nothing, and work again once they can.",
  },
  "mtg-6e:G.9": { ja: "「～として扱う」", en: "“Counts as”" },
  "mtg-6e:G.9.1": {
    ja: "何かとして扱うカードは、あらゆる点でその何かである。",
    en: "A card that counts as something is that in every way.",
  },
  "mtg-6e:G.9.2": {
    ja: "「～として扱う」は、カードがどのゾーンにあっても働く。",
    en: "A text saying “counts as” is true in every zone.",
  },
  "mtg-6e:G.9.3": { ja: "「～として扱う」は能力のうちに入らない。", en: "A text saying “counts as” is no ability." },
  "mtg-6e:G.10": { ja: "ダメージ", en: "Damage" },
  "mtg-6e:G.10.1": {
    ja: "プレイヤーは、受けたダメージと同じだけライフを失う。",
    en: "A player dealt damage loses that much life.",
  },
  "mtg-6e:G.10.2": {
    ja: "クリーチャーのダメージは、ターン終わりのクリンナップまで残る。",
    en: "Damage on a creature stays until the cleanup step of the turn.",
  },
  "mtg-6e:G.10.3": {
    ja: "クリーチャーでなくなってもダメージは消えず、そのターンに戻れば残っている。",
    en: "Ceasing to be a creature does not remove damage; it is there if the permanent turns back that turn.",
  },
  "mtg-6e:G.10.4": {
    ja: "分けるダメージはすべて配り、0点の相手を作れない。量まで選べる効果なら、0も選べる。",
    en: "All damage to be divided must be given out, none getting 0; an effect that lets you choose the amount allows 0.",
  },
  "mtg-6e:G.10.5": {
    ja: "ダメージを受けるのはクリーチャーとプレイヤーだけ。解決までにクリーチャーでなくなったものは受けない。",
    en: "Only creatures and players can be dealt damage, so something no longer a creature on resolution is not.",
  },
  "mtg-6e:G.10.r1": {
    ja: "0点のダメージで、ダメージによる誘発が起こるかどうか",
    en: "Whether 0 damage sets off what triggers on damage",
  },
  "mtg-6e:G.11": { ja: "ダメージ軽減", en: "Damage prevention" },
  "mtg-6e:G.11.1": {
    ja: "軽減の呪文や能力は、ダメージより前に解決しておき、守る相手のシールドとなって、後のダメージを防ぐ。",
    en: "A prevention spell or ability has to resolve beforehand; it puts up a shield on a player or creature that stops damage to come.",
  },
  "mtg-6e:G.11.2": {
    ja: "軽減の呪文や能力は、防ぐダメージがまだなくてもプレイできる。",
    en: "Prevention may be played while there is no damage to prevent.",
  },
  "mtg-6e:G.11.3": {
    ja: "決まった量を防ぐ軽減は、どのダメージを防ぐかをダメージのときに選べる。",
    en: "If an effect prevents a given amount, which damage that is may be chosen as damage is dealt.",
  },
  "mtg-6e:G.11.4": {
    ja: "軽減に、一つの発生源に限るなどの制限があれば、それを守る。",
    en: "If prevention is limited, say to a single source, that limit has to be kept.",
  },
  "mtg-6e:G.11.5": {
    ja: "軽減する発生源の条件は、選ぶときにも防ぐときにも調べ、後で外れていれば防げない。",
    en: "Conditions on the source are tested when it is chosen and again when damage is dealt; if they fail then, nothing is prevented.",
  },
  "mtg-6e:G.11.r1": {
    ja: "防いだダメージに伴うほかの結果も起こらないかどうか",
    en: "Whether what comes with damage also fails if the damage is prevented",
  },
  "mtg-6e:G.11.r2": { ja: "軽減はダメージを対象に取るのかどうか", en: "Whether prevention targets the damage" },
  "mtg-6e:G.11.r3": { ja: "ダメージの発生源として何を選べるか", en: "What may be named as a source of damage" },
  "mtg-6e:G.12": { ja: "ダメージ移しかえ", en: "Damage redirection" },
  "mtg-6e:G.12.1": {
    ja: "移しかえは、あるものへのダメージを、「かわりに」ほかのものに与える置換効果。",
    en: "Redirection is a replacement effect that has damage dealt to another creature or player “instead”.",
  },
  "mtg-6e:G.12.2": {
    ja: "移しかえの呪文や能力は、移すダメージがまだなくてもプレイできる。",
    en: "Redirection may be played while there is no damage to redirect.",
  },
  "mtg-6e:G.12.3": {
    ja: "決まった量の移しかえは、どのダメージを移すかをダメージのときに選べる。",
    en: "If an effect redirects a given amount, which damage that is may be chosen as damage is dealt.",
  },
  "mtg-6e:G.12.4": {
    ja: "移しかえに、一つの発生源に限るなどの制限があれば、それを守る。",
    en: "If redirection is limited, say to a single source, that limit has to be kept.",
  },
  "mtg-6e:G.12.5": {
    ja: "移されたダメージは、元の発生源が新しい相手に直に与える。",
    en: "Redirected damage is dealt to its new receiver straight by the original source.",
  },
  "mtg-6e:G.12.6": {
    ja: "移しかえは、元の相手か新しい相手が場を離れるなどしていれば何も行わず、それでも使われたことになる。",
    en: "If the old or new receiver has left play or is no longer a creature, redirection does nothing, and still it is used up.",
  },
  "mtg-6e:G.13": { ja: "破壊", en: "Destroy" },
  "mtg-6e:G.13.1": {
    ja: "パーマネントを場からオーナーの墓地に置くことを「破壊」という。",
    en: "Destroying a permanent is putting it from play into its owner's graveyard.",
  },
  "mtg-6e:G.13.2": {
    ja: "クリーチャーは、破壊されるときに再生できる。",
    en: "A creature being destroyed can regenerate.",
  },
} as const satisfies SummaryRows;
