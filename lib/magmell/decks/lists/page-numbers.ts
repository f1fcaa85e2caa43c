/** What pages count below a post. */
const REACTION =
  "(?:いいね|コメント|リポスト|リツイート|返信|引用|表示|ブックマーク|スキ|高評価|トラックバック|シェア|閲覧|アクセス|フォロワー|views|likes|reposts|retweets|replies|bookmarks|comments)[!数]?";
const NUMBER = String.raw`\d[\d,.]{0,8}[万kKM]?`;
const REACTIONS = new RegExp(
  String.raw`^(?:${REACTION} ?[:(]? ?${NUMBER} ?件?\)?|${NUMBER} ?(?:件の? ?)?${REACTION})$`,
  "iu",
);

/** Returns whether a normalized line is a number of reactions or visits: `コメント(1)`, `4 いいね`, `1,318 件の表示`. */
export const isReactionLine = (line: string): boolean => REACTIONS.test(line);
