import { define } from "../define";

/** Words of links that prove an address, set a new password or make an account, of their pages and of mail about them. */
export const accountLinks = define({
  ja: {
    forgot: {
      title: "パスワードの再設定",
      lead: "登録したメールアドレスに、新しいパスワードを設定するリンクを送ります。",
      link: "パスワードを忘れた",
      submit: "リンクを送る",
      sentTitle: "送信を受け付けました",
      sent: "{email} のアカウントがあれば、まもなくメールが届きます。リンクが使えるのは1時間、1回だけです。",
      notArrived: "届かないときは、迷惑メールの中とアドレスの綴りを確かめて、少し待ってからもう一度送ってください。",
      again: "別のアドレスで送る",
      noMailTitle: "このサイトはメールを送りません",
      noMail: "新しいパスワードを設定するリンクは、運営者が作れます。運営者に頼んでください。",
      contact: "運営者の連絡先",
      remembered: "思い出したときは",
      toSignIn: "サインインする",
    },
    page: {
      title: "アカウントのリンク",
      lead: "メールや運営者から受け取ったリンクを使う画面です。",
      reading: "リンクを確かめています",
      retry: "もう一度試す",
      noneTitle: "リンクがありません",
      none: "この画面は、メールや運営者から受け取ったリンクで開きます。リンクの全体をブラウザのアドレス欄に写してください。",
      unknownTitle: "このリンクは使えません",
      unknown:
        "新しいリンクに置き換わったか、アカウントのメールアドレスが変わったか、途中で切れています。リンクの全体を写したか確かめてください。",
      usedTitle: "このリンクは使用済みです",
      used: "リンクが使えるのは1回だけです。",
      expiredTitle: "このリンクは期限が切れました",
      expired: "長く置かれたリンクは、安全のために使えなくなります。",
      newVerify:
        "確認が済んでいるかは、アカウントの画面でわかります。まだのときは、そこから新しい確認メールを送れます。",
      toAccount: "アカウントの画面へ",
      newReset: "新しいリンクをもう一度受け取ってください。",
      toForgot: "パスワードの再設定へ",
      newInvite: "招待した人に、新しいリンクを頼んでください。",
      toSignIn: "サインインする",
    },
    verify: {
      title: "メールアドレスの確認",
      lead: "{email} があなたのアドレスであることを確かめます。",
      submit: "確認する",
      signInTitle: "サインインしてください",
      signIn: "このアドレスで登録したアカウントにサインインすると、確認を続けられます。",
      stranger:
        "登録した覚えがないときは、確認しないでください。だれかが間違えて登録したのかもしれません。パスワードの再設定で、アカウントを自分のものにできます。",
      otherTitle: "別のアカウントでサインインしています",
      other: "このリンクは {email} のアカウントのものです。いったんサインアウトしてください。",
      signOut: "サインアウトする",
      doneTitle: "メールアドレスを確認しました",
      done: "{email} は確認済みです。",
      toAccount: "アカウントの画面へ",
    },
    reset: {
      title: "新しいパスワード",
      lead: "{email} のアカウントの、新しいパスワードを決めます。サインイン中の端末は、すべてサインアウトされます。",
      submit: "パスワードを設定する",
      doneTitle: "新しいパスワードを設定しました",
      done: "サインイン中だった端末は、すべてサインアウトされました。新しいパスワードでサインインしてください。",
      toSignIn: "サインインする",
    },
    invite: {
      title: "招待",
      lead: "{email} のアカウントを作ります。パスワードを決めてください。",
      submit: "登録する",
      taken:
        "このアドレスのアカウントは、すでにあります。サインインするか、パスワードを再設定してください。どちらもできないときは、招待した人に知らせてください。",
    },
    address: {
      verified: "確認済みのアドレスです。",
      unverified: "まだ確認されていないアドレスです。",
      mailed: "登録のときに送ったメールのリンクを開くと、確認できます。届いていなければ、もう一度送れます。",
      noMail:
        "このサイトはメールを送らないため、確認のリンクは運営者が作ります。確認しなくても、ふだんの利用に差はありません。",
      why: "確認すると、パスワードを忘れてもアカウントを取り戻せます。",
      send: "確認メールを送る",
      sent: "確認メールを送りました。リンクは3日間使えます。",
      changed:
        "メールアドレスを変えました。ほかの端末はサインアウトされました。新しいアドレスに確認メールを送りました。",
    },
    mail: {
      verify: {
        subject: "メールアドレスの確認（{site}）",
        text: "{site} のアカウントのメールアドレスを確認するには、サインインしているブラウザで次のリンクを開いてください。\n\n{link}\n\nリンクが使えるのは3日間、1回だけです。\n\n登録した覚えがないときは、このメールを無視してください。アドレスは確認されないままになります。\n",
      },
      reset: {
        subject: "パスワードの再設定（{site}）",
        text: "{site} のアカウントの新しいパスワードを設定するには、次のリンクを開いてください。\n\n{link}\n\nリンクが使えるのは1時間、1回だけです。\n\n頼んだ覚えがないときは、このメールを無視してください。パスワードは変わりません。\n",
      },
      moved: {
        subject: "メールアドレスが変わりました（{site}）",
        text: "{site} のあなたのアカウントのメールアドレスが、別のアドレスに変わりました。今後、このアドレスには届きません。\n\nあなたが変えたのであれば、何もする必要はありません。\n\n覚えがないときは、だれかがあなたのパスワードを知っています。すぐに運営者に知らせてください。\n{contact}\n",
      },
      renewed: {
        subject: "新しいパスワードが設定されました（{site}）",
        text: "{site} のあなたのアカウントに、リンクから新しいパスワードが設定されました。すべての端末がサインアウトされました。\n\nあなたが設定したのであれば、何もする必要はありません。\n\n覚えがないときは、だれかがあなたのメールを読めるかもしれません。メールのパスワードを変えてから、次の画面でもう一度再設定してください。\n\n{forgot}\n",
      },
      twoStepOn: {
        subject: "二段階サインインが始まりました（{site}）",
        text: "{site} のあなたのアカウントで、二段階サインインが使われるようになりました。ほかの端末はサインアウトされました。\n\nあなたが設定したのであれば、何もする必要はありません。回復コードは、ほかの人の目に触れないところに保管してください。\n\n覚えがないときは、だれかがあなたのパスワードを知っています。すぐに運営者に知らせてください。\n{contact}\n",
      },
      twoStepOff: {
        subject: "二段階サインインが解除されました（{site}）",
        text: "{site} のあなたのアカウントで、二段階サインインが使われなくなりました。次からは、パスワードだけでサインインできます。\n\nあなたがやめたのであれば、何もする必要はありません。\n\n覚えがないときは、だれかがあなたのアカウントに入っています。すぐに新しいパスワードを設定し、運営者に知らせてください。\n{contact}\n",
      },
      newCodes: {
        subject: "回復コードが作り直されました（{site}）",
        text: "{site} のあなたのアカウントの回復コードが作り直されました。前の回復コードは使えません。\n\nあなたが作り直したのであれば、何もする必要はありません。\n\n覚えがないときは、だれかがあなたのアカウントに入っています。すぐに新しいパスワードを設定し、運営者に知らせてください。\n{contact}\n",
      },
    },
  },
  en: {
    forgot: {
      title: "Forgotten password",
      lead: "A link by which you set a new password goes to the address you registered with.",
      link: "Forgot your password?",
      submit: "Send the link",
      sentTitle: "Your request was taken",
      sent: "If there is an account of {email}, mail arrives shortly. Its link works for an hour, and once.",
      notArrived:
        "If nothing arrives, look among unwanted mail and check the spelling of the address, then wait a little and send it again.",
      again: "Send it to another address",
      noMailTitle: "This site sends no mail",
      noMail: "Its operator can make a link by which you set a new password. Please ask for one.",
      contact: "The operator",
      remembered: "Remembered it?",
      toSignIn: "Sign in",
    },
    page: {
      title: "Account link",
      lead: "Here you use a link that came by mail or from the operator.",
      reading: "Looking at the link",
      retry: "Try again",
      noneTitle: "There is no link",
      none: "This page is opened by a link that came by mail or from the operator. Copy the whole link into the address bar of your browser.",
      unknownTitle: "This link does not work",
      unknown:
        "A newer one took its place, the account has another email address by now, or a part of it is missing. See that you copied all of it.",
      usedTitle: "This link was used already",
      used: "A link works once.",
      expiredTitle: "The time of this link is over",
      expired: "Links that lie around for long stop working, for safety.",
      newVerify: "The account page says whether your address is confirmed, and sends you a new link if it is not.",
      toAccount: "To the account page",
      newReset: "Please get a new one.",
      toForgot: "Set a new password",
      newInvite: "Ask whoever invited you for a new one.",
      toSignIn: "Sign in",
    },
    verify: {
      title: "Confirm your email address",
      lead: "This shows that {email} is yours.",
      submit: "Confirm",
      signInTitle: "Sign in first",
      signIn: "Sign in to the account that you made with this address, then go on here.",
      stranger:
        "If you did not sign up, do not confirm: somebody may have taken your address by mistake. By setting a new password you make the account yours.",
      otherTitle: "You are signed in to another account",
      other: "This link belongs to the account of {email}. Please sign out first.",
      signOut: "Sign out",
      doneTitle: "Email address confirmed",
      done: "{email} is confirmed.",
      toAccount: "To the account page",
    },
    reset: {
      title: "New password",
      lead: "Choose a new password for the account of {email}. All devices will be signed out.",
      submit: "Set the password",
      doneTitle: "The new password is set",
      done: "All devices were signed out. Sign in with your new password.",
      toSignIn: "Sign in",
    },
    invite: {
      title: "Invitation",
      lead: "This makes an account for {email}. Choose a password.",
      submit: "Sign up",
      taken:
        "There is an account with this address already. Sign in, or set a new password. If neither works, tell whoever invited you.",
    },
    address: {
      verified: "This address is confirmed.",
      unverified: "This address is not confirmed yet.",
      mailed: "Open the link in the mail that you got when you registered. If it did not arrive, send another.",
      noMail:
        "This site sends no mail, so its operator makes the link that confirms an address. Without it everything works as usual.",
      why: "Once it is confirmed, you can get back into your account when you forget the password.",
      send: "Send a confirmation mail",
      sent: "A confirmation mail is on its way. Its link works for three days.",
      changed:
        "Email address changed. Your other devices have been signed out. A confirmation mail went to the new address.",
    },
    mail: {
      verify: {
        subject: "Confirm your email address ({site})",
        text: "To confirm the email address of your account at {site}, open this link in the browser in which you are signed in:\n\n{link}\n\nIt works for three days, and once.\n\nIf you did not sign up, ignore this mail: the address then stays unconfirmed.\n",
      },
      reset: {
        subject: "Set a new password ({site})",
        text: "To set a new password for your account at {site}, open this link:\n\n{link}\n\nIt works for an hour, and once.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n",
      },
      moved: {
        subject: "Your email address was changed ({site})",
        text: "The email address of your account at {site} was changed to another one. No more mail will come to this one.\n\nIf you did that, there is nothing to do.\n\nIf you did not, somebody knows your password. Tell the operator at once.\n{contact}\n",
      },
      renewed: {
        subject: "A new password was set ({site})",
        text: "A new password was set for your account at {site} by a link. All devices were signed out.\n\nIf you did that, there is nothing to do.\n\nIf you did not, somebody may be able to read your mail. Change the password of your mail, then set a new one here once more:\n\n{forgot}\n",
      },
      twoStepOn: {
        subject: "Two-step sign-in is in use ({site})",
        text: "Two-step sign-in was set up for your account at {site}. Your other devices were signed out.\n\nIf you did that, there is nothing to do but to keep the recovery codes where nobody else sees them.\n\nIf you did not, somebody knows your password. Tell the operator at once.\n{contact}\n",
      },
      twoStepOff: {
        subject: "Two-step sign-in was turned off ({site})",
        text: "Two-step sign-in was turned off for your account at {site}. From now on the password alone is enough to sign in.\n\nIf you did that, there is nothing to do.\n\nIf you did not, somebody is in your account. Set a new password and tell the operator at once.\n{contact}\n",
      },
      newCodes: {
        subject: "You have new recovery codes ({site})",
        text: "New recovery codes were made for your account at {site}. The ones before work no more.\n\nIf you did that, there is nothing to do.\n\nIf you did not, somebody is in your account. Set a new password and tell the operator at once.\n{contact}\n",
      },
    },
  },
});
