import { type Kelompok, kelompokTetap } from '../../../../resources/kkn/kelompok.ts';
import { kkn } from '../../../../resources/kkn/programme.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { usePrintLetter } from './usePrintLetter.ts';

/** A link or command offered for a group. */
export type GroupWay = { key: string; label: string } & ({ to: string } | { run: () => void; busy: boolean });

/** Ways from a group to its members, officers, daily logs and letter of assignment: those that are open to the reader. */
export function useGroupWays(record: (Kelompok & { id: string }) | undefined): readonly GroupWay[] {
  const mayOpen = useMayOpen();
  const mayWrite = useMay('edit');
  const letter = usePrintLetter(record);
  if (!record) return [];
  const { groups, logMembers } = kkn.screens;
  const begun = kelompokTetap.some(state => state === record.status);
  const ways = [
    { key: 'form', label: 'Atur anggota', to: `${groups}/form/${record.id}`, offered: mayWrite },
    { key: 'ketua', label: 'Pengurus kelompok', to: `${groups}/ketua/${record.id}`, offered: true },
    { key: 'log', label: 'Log harian', to: `${logMembers}?idKelompok=${record.id}`, offered: begun },
  ];
  return [
    ...ways.filter(({ to, offered }) => offered && mayOpen(to)).map(({ key, label, to }) => ({ key, label, to })),
    ...(letter.offered
      ? [{ key: 'surat', label: 'Surat tugas (PDF)', run: () => void letter.print(), busy: letter.busy }]
      : []),
  ];
}
