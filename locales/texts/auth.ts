// Written by write-texts.ts from en-US/auth.json; not to be edited.
export {};

declare module './index' {
  interface Texts {
    'auth': {
      'chgPw.cancel': None;
      'chgPw.currentPassword': None;
      'chgPw.currentRequired': None;
      'chgPw.intro': None;
      'chgPw.leaving': None;
      'chgPw.noMatch': None;
      'chgPw.title': None;
      'emailHandler.askAgain': None;
      'emailHandler.checking': None;
      'emailHandler.emailVerified': None;
      'emailHandler.home': None;
      'emailHandler.invalidData': None;
      'emailHandler.logIn': None;
      'emailHandler.maybeVerified': None;
      'emailHandler.otherAccount': { email: string | number; other: string | number };
      'emailHandler.otherVerified': { email: string | number; other: string | number };
      'emailHandler.recoverTitle': None;
      'emailHandler.resetIntro': { email: string | number };
      'emailHandler.resetLeaving': None;
      'emailHandler.resetTitle': None;
      'emailHandler.title': None;
      'emailHandler.verifiedAlready': { email: string | number };
      'emailHandler.verifiedAlreadyText': None;
      'emailHandler.verifiedWait': { email: string | number };
      'emailHandler.verifyTitle': None;
      'emailHandler.verifying': None;
      'forgotPw.back': None;
      'forgotPw.email': None;
      'forgotPw.instructions': None;
      'forgotPw.intro': None;
      'forgotPw.otherEmail': None;
      'forgotPw.sentTo': { email: string | number };
      'forgotPw.submit': None;
      'forgotPw.title': None;
      'login.email': None;
      'login.emailRequired': None;
      'login.forgotPassword': None;
      'login.intro': None;
      'login.lockedUntil': { time: string | number };
      'login.password': None;
      'login.passwordRequired': None;
      'login.submit': None;
      'login.title': None;
      'setPw.again': None;
      'setPw.confirmPassword': None;
      'setPw.intro': None;
      'setPw.leaving': None;
      'setPw.leavingToLogin': None;
      'setPw.newPassword': None;
      'setPw.stale': None;
      'setPw.submit': None;
      'setPw.title': None;
      'setPw.unauthorized': None;
      'setPw.unauthorizedText': None;
      'title': None;
    };
  }
}
