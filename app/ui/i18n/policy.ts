import { define } from "./define";

export const policy = define({
  ja: {
    privacy: {
      title: "プライバシー",
      lead: "このサイトが何を保存し、いつ消すかを書いています。広告も、外部の解析も、ほかのサイトからの読み込みもありません。",
      parts: {
        visitors: {
          title: "アカウントなしで使うとき",
          lines: [
            "名前やメールアドレスは要りません。組みかけのデッキと対局の記録は、お使いのブラウザの中だけに保存されます。ブラウザのサイトデータを消すと、なくなります。",
            "リンクで渡すデッキやリストは、アドレスそのものに入っていて、サイトには保存しません。Magicのカード名は、カードのデータがあるサイトでは調べるために送られますが、これも保存しません。",
            "使いすぎを防ぐため、接続元のアドレスごとに回数を数えます。数は期間（長いもので6時間）が過ぎると使われなくなり、消えます。",
            "今日の手札への投票は、集計した数だけを残します。",
            "通報は、アカウントがなくても送れます。保存するのは理由と書かれた内容だけで、接続元のアドレスは残しません。",
          ].join("\n"),
        },
        account: {
          title: "アカウントに保存するもの",
          lines: [
            "メールアドレスとそれを確認した日時、表示名、自己紹介、登録した日時。パスワードは元に戻せない形（argon2id）でだけ保存します。",
            "アドレスの確認、パスワードの再設定、招待のために作ったリンクの記録。使えなくなって30日が過ぎると、次のリンクが作られるときに消えます。サイトがメールを送るのは、これらのリンクと、アドレス、パスワード、二段階サインインが変わったことの知らせだけです。",
            "GitHubやGoogleでサインインしたときは、その事業者での番号。事業者のトークンは保存しません。",
            "二段階サインインを使うときは、認証アプリと共有する鍵（暗号化して）と、回復コード（argon2idで）。やめると消えます。",
            "サインインした端末ごとに、日時、最後に本人と確かめた日時と、ブラウザが名乗る名前。30日使わないとき、または60日で終わります（管理者は12時間と7日）。アカウントの画面で見られ、すぐに終わらせられます。",
            "デッキとその版、いいね、フォロー、カードの訂正の提案、通報。自分で消すか、アカウントを削除するまで残ります。名前のない版は、新しい20件だけを残します。",
          ].join("\n"),
        },
        others: {
          title: "ほかの人に見えるもの",
          lines: [
            "公開したデッキと、表示名、自己紹介。メールアドレスは見えません。限定公開のデッキはリンクを知る人だけ、非公開のデッキは自分だけが見られます。",
            "管理者は、提案と通報を送った人の表示名（なければメールアドレス）と、通報されたデッキの内容を見られます。",
          ].join("\n"),
        },
        records: {
          title: "運営の記録",
          lines: [
            "失敗したサインイン、失敗した本人の確認、障害は、日時とともにサーバーの記録に残ります。失敗したサインインと確認にはアカウントが、サインインには接続元のアドレスも残ります。保存の期間は運営者が決めます。",
            "管理者の操作と、二段階サインインの設定や解除は、監査の記録に残ります。",
            "バックアップには、その時点のすべてが入ります。",
          ].join("\n"),
        },
        deletion: {
          title: "写しと削除",
          lines: [
            "アカウントの画面から、保存しているあなたの情報をすべて、ファイルで受け取れます。",
            "同じ画面から、アカウントを削除できます。デッキ、端末、いいね、フォロー、通報はすぐに消えます。残るのは、採用された訂正（名前と理由は消えます）、仮名にした操作の記録、ほかの人が写したデッキ、そして古いバックアップです。",
          ].join("\n"),
        },
      },
      cookies: "Cookie",
      cookiesLead:
        "どれもこのサイトのもので、追跡には使いません。HTTPSのサイトでは名前の前に__Host-が付き、ほかのサイトから書き込めません。",
      purposes: {
        session: "サインインしていることを覚えます。スクリプトからは読めません。",
        csrf: "偽の送信からサインインを守ります。",
        callback: "サインインの後に戻る場所を覚えます。",
        device:
          "以前サインインした端末や、届いたリンクを開いた端末だと分かるようにし、他人の試みでサインインが遅れるのを防ぎます。",
        code: "二段階サインインで、パスワードを確かめてからコードを待つあいだを覚えます。",
        reader: "サインインしているかもしれないことだけを示します。秘密は含みません。",
        choices: "選んだ言語、明るさ、一覧の見せ方、カードの大きさを覚えます。",
      },
      lives: { visit: "ブラウザを閉じるまで", code: "10分", session: "60日", device: "180日", year: "1年" },
    },
    terms: {
      title: "利用とデータの条件",
      lead: "このサイトにあるものを使うときの条件です。",
      data: "カードのデータと文章",
      license: "カードのデータと文章の利用条件：{license}",
      noLicense: "運営者は、カードのデータと文章の利用条件をまだ示していません。再配布の前に運営者にお尋ねください。",
      rights: "MAGMELLの権利は、それぞれの権利者にあります。このサイトは非公式です。",
      decks: "公開するデッキと文章",
      decksLines: [
        "デッキを公開すると、だれでも見て、写して、自分のデッキの元にできます。非公開に戻すか削除すると、元のデッキは見えなくなります。写しは残ります。",
        "人を傷つける内容、他人の個人情報、権利を侵すもの、宣伝は公開しないでください。",
        "公開のデッキと作者のページは、だれでも通報できます。管理者は、理由を示してデッキを非公開にすることがあります。持ち主は理由を読み、返事を書き、削除できます。",
      ].join("\n"),
    },
    contact: "連絡先",
    elsewhere: "（外部サイト）",
    contactText: "お問い合わせと、権利についてのお知らせは、次へお願いします。",
    noContact: "運営者は、連絡先をまだ示していません。公開のデッキと作者のページは、ページの下から通報できます。",
  },
  en: {
    privacy: {
      title: "Privacy",
      lead: "What this site stores and when it forgets it. There are no advertisements, no analytics by others, and nothing is loaded from other sites.",
      parts: {
        visitors: {
          title: "Without an account",
          lines: [
            "No name and no address is needed. Unfinished decks and records of games are stored in your browser alone, and go when you clear its data for this site.",
            "A deck or list that you pass on by a link is in the address itself, and the site does not store it. Names of Magic cards are sent to be looked up where the site has data on cards, and are not stored either.",
            "Requests are counted by the address they come from, against overuse. Counts are of no use after their time, six hours at most, and are removed.",
            "Of votes on the hand of the day only the sums are kept.",
            "A report can be sent without an account. Its reason and its words are kept, and not the address it came from.",
          ].join("\n"),
        },
        account: {
          title: "Kept with an account",
          lines: [
            "E-mail address and when it was confirmed, display name, words about yourself, and when you registered. Of the password only a hash (argon2id), which cannot be turned back.",
            "A record of each link that confirms an address, sets a new password or invites; once the link has been of no use for 30 days, it goes when the next one is made. The site sends mail for these links, and to tell that an address, a password or the two-step sign-in was changed, and for nothing else.",
            "If you sign in with GitHub or Google, your number there. Their tokens are not kept.",
            "With two-step sign-in, the key shared with your app (encrypted) and the recovery codes (argon2id), until you turn it off.",
            "For each device that is signed in, times, among them when it last proved to be you, and what its browser calls itself. It ends after 30 days without use and after 60 days in any case (administrators: 12 hours and 7 days). The account page lists them and ends them at once.",
            "Decks and their versions, likes, follows, suggested corrections and reports, until you delete them or the account. Of versions without a name the newest 20 are kept.",
          ].join("\n"),
        },
        others: {
          title: "Seen by others",
          lines: [
            "Decks that you made public, your display name and your words about yourself. Never your e-mail address. An unlisted deck is seen by those who have its link, a private one by you.",
            "Administrators see the display name, or else the e-mail address, of whoever sent a suggestion or a report, and what a reported deck says.",
          ].join("\n"),
        },
        records: {
          title: "Records of the operator",
          lines: [
            "Refused sign-ins, refused proofs of being the owner, and failures stand in the log of the server with their time; the first two also with the account, refused sign-ins with the address they came from. The operator decides how long the log is kept.",
            "What administrators do, and changes of two-step sign-in, stand in an audit log.",
            "Backups hold everything as it stood when they were made.",
          ].join("\n"),
        },
        deletion: {
          title: "Copies and deletion",
          lines: [
            "The account page gives you a file of everything that is kept of you.",
            "You can delete the account there. Decks, devices, likes, follows and reports go at once. What stays: accepted corrections without your name and reason, entries of the audit log under a pseudonym, copies that others made of your decks, and backups made before.",
          ].join("\n"),
        },
      },
      cookies: "Cookies",
      cookiesLead:
        "All of them are this site's own, and none follows you. On sites with HTTPS their names begin with __Host-, so that no other site can set them.",
      purposes: {
        session: "Remembers that you are signed in. No script can read it.",
        csrf: "Guards the sign-in against forged forms.",
        callback: "Remembers where to return after signing in.",
        device:
          "Tells a device that signed in before, or opened a link that was mailed to you, so that the attempts of strangers do not delay you.",
        code: "Remembers, in a two-step sign-in, that the password was right and a code is waited for.",
        reader: "Says only that somebody may be signed in. It holds no secret.",
        choices: "Remember the language, brightness, kind of list and size of cards that you chose.",
      },
      lives: {
        visit: "until the browser closes",
        code: "10 minutes",
        session: "60 days",
        device: "180 days",
        year: "1 year",
      },
    },
    terms: {
      title: "Terms and data licence",
      lead: "What holds for the use of what is here.",
      data: "Card data and texts",
      license: "Licence of the card data and texts: {license}",
      noLicense:
        "The operator has not said under which terms card data and texts may be used. Please ask before you pass them on.",
      rights: "The rights in MAGMELL belong to their holders. This site is unofficial.",
      decks: "Decks and words that you make public",
      decksLines: [
        "Everybody may read, copy and build upon a public deck. When you make it private or delete it, the deck itself is gone for others; copies stay.",
        "Do not publish what hurts people, personal data of others, what infringes rights, or advertising.",
        "Everybody can report public decks and authors. Administrators may hide a deck and say why. Its owner reads the reason and may answer or delete the deck.",
      ].join("\n"),
    },
    contact: "Contact",
    elsewhere: " (another site)",
    contactText: "For questions, and for notices about rights:",
    noContact:
      "The operator has not named an address. Public decks and authors can be reported at the foot of their pages.",
  },
});
