import type { HeldRole } from '../../../resources/pengaturan/akun.ts';
import type { Say } from '../providers/language.ts';

/** What tells a held role from another of its name: for whom it is held, else its study programme or partner. */
export const besideRole = ({ atasNama, namaProdi, namaMitra }: HeldRole, say: Say): string | undefined =>
  atasNama ? say('Mewakili %{nama}', { nama: atasNama.nama }) : (namaProdi ?? namaMitra ?? undefined);
