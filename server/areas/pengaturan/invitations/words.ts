import type { Identity } from '../../../../resources/identity.ts';
import type { Bahasa } from '../../../../resources/pengaturan/bahasa.ts';

interface About {
  username: string;
  identity: Identity;
}

interface InvitationWords {
  subject(about: About): string;
  /** With a link by which a password is chosen. */
  withLink(about: About): string;
  /** Where the installation makes no such links. */
  withoutLink(about: About): string;
}

/** What an invitation says; one that is missing in a language does not compile. */
export const invitationWords = {
  id: {
    subject: ({ identity }) => `Undangan ke ${identity.namaPortal}`,
    withLink: ({ username, identity }) =>
      `Akun Anda di ${identity.namaPortal} ${identity.namaUniversitas} sudah dibuat dengan username ${username}.\nBuka tautan di bawah untuk membuat kata sandi. Tautan hanya dapat dipakai satu kali.`,
    withoutLink: ({ username, identity }) =>
      `Akun Anda di ${identity.namaPortal} ${identity.namaUniversitas} sudah dibuat dengan username ${username}.\nMasuk dengan akun kampus, atau minta kata sandi sementara kepada pengelola portal.`,
  },
  en: {
    subject: ({ identity }) => `Invitation to ${identity.namaPortal}`,
    withLink: ({ username, identity }) =>
      `Your account at ${identity.namaPortal} ${identity.namaUniversitas} is ready; your username is ${username}.\nOpen the link below to choose a password. The link works once.`,
    withoutLink: ({ username, identity }) =>
      `Your account at ${identity.namaPortal} ${identity.namaUniversitas} is ready; your username is ${username}.\nLog in with your campus account, or ask for a temporary password.`,
  },
} as const satisfies Record<Bahasa, InvitationWords>;
