import type { Translation } from '../kit/index.ts';
import type { mailMessages } from '../sistem/mails.ts';
import { count } from './format.ts';

/** The portal's mails, in English. */
export const mailsEnglish: Translation<typeof mailMessages> = {
  greeting: 'Dear',
  open: 'Open in the portal',
  choose: 'Choose a password',
  answers: 'Reply to this mail to reach its sender.',
  automatic: 'This mail is sent automatically; please do not answer it.',
  choices: 'Choose which mails you get',
  push: {
    tugas: 'A new task for you',
    peringatan: 'A warning for you',
    pesan: 'A message for you',
    info: 'News',
    uji: 'A notice to try this device',
  },
  digest: ({ n }) => `Digest: ${count(n, 'unread notice')}`,
  forgotten: {
    subject: 'Choose a new password',
    text: ({ username }) =>
      `Somebody asked for a new password for the account ${username}. Open the link below to choose one.\nThe link works for 30 minutes, and once.\nIf it was not you, ignore this mail; your password stays as it is.`,
  },
  first: {
    subject: 'Your account is ready',
    text: ({ username }) =>
      `Your account of the portal was made; the user name is ${username}. Open the link below to choose a password, then log in.\nThe link works for 3 days, and once. Later, use "Forgot your password?" on the login page.`,
  },
  elsewhere: {
    subject: ({ layanan }) => `${layanan} keeps your password`,
    text: ({ layanan }) =>
      `Somebody asked for a new password for your account of the portal. ${layanan} keeps the password of this account; change it there.\nIf it was not you, ignore this mail.`,
  },
  provider: {
    subject: 'How to log in to the portal',
    text: ({ daftar }) =>
      `Somebody asked for a new password for your account of the portal. This account has none: on the login page, choose ${daftar}.\nIf it was not you, ignore this mail.`,
  },
  inactive: {
    subject: 'Your account is not active',
    text: 'Somebody asked for a new password for your account of the portal. The account is not active at present; please contact whoever runs the portal if you still need it.\nIf it was not you, ignore this mail.',
  },
  invitation: {
    subject: ({ portal }) => `Invitation to ${portal}`,
    withLink: ({ username, portal, universitas }) =>
      `Your account at ${portal} ${universitas} is ready; your username is ${username}.\nOpen the link below to choose a password. The link works once.`,
    withoutLink: ({ username, portal, universitas }) =>
      `Your account at ${portal} ${universitas} is ready; your username is ${username}.\nLog in with your campus account, or ask for a temporary password.`,
  },
};
