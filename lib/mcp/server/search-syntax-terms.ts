/** Terms of the search language that assistants need most, a line each. A test asks each example. */
export const SEARCH_SYNTAX_TERMS = [
  "Words without a key, such as `火` or `tinder`: in names, readings and nicknames, in Japanese or English.",
  "`t:unit` or `t:magic` or `t:stone`: kind. `timing:quick`: when it is used.",
  "`c:red`: has the color. `c=red`: has no other. blue, green, red.",
  "`use<=2`, `cat>=1`: the use cost or the catalyst as a number. `total<=2`: both together. Also written `usev<=2`, `catv>=1`.",
  "`use:r`, `use<=1r`: with a color, symbols of the cost, color by color; `use:2c` is two colorless ones.",
  "`ap>=3`, `hp<=2`, `ap>hp`, `ap:2..3`: numbers. = != < <= > >= and ranges work for all of them.",
  '`o:"カードを3枚引く"`: words of the text, which is Japanese. `o:/引く/`: a pattern.',
  "`tag:draw`: what a card is used for: removal, draw, search, discard, burn, pump, recover, token, evasion, defense.",
  "`set:FL`: printed in the set. `date>=2025-10`: printed since.",
  "`has:ruling`: with rulings. `mentions:墨の影`: names the card in its text. `changed>=2026`: text changed since.",
  "`include:token`, `include:retired`: cards that are left out otherwise.",
  "`t:unit order:-ap`: the highest AP first. `asof:2025-12-31 走り火`: texts of that day.",
  "A space means and. `t:unit or t:stone`, `t:magic -c:red`, `(c:red or c:blue) t:unit`: or, not, groups.",
] as const;
