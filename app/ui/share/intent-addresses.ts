/** Returns the address at which X offers a post with a text and a link, for the reader to change or send. */
export const getXShareUrl = (text: string, link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ text, url: link })}`;

/** Returns the address at which LINE offers to send a link. */
export const getLineShareUrl = (link: string): string =>
  `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: link })}`;
