import { useState } from 'react';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { nowhere } from './boardState.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useBoard } from './useBoard.ts';

/** "Tukar dengan…": everybody of the other groups, by name, study programme or group. */
export function SwapDialog({ who, onClose }: { who: string; onClose: () => void }) {
  const { store, act } = useBoard();
  const from = store.placeOf(who) ?? nowhere;
  const [other, setOther] = useState<string | null>(null);
  const options = store.keys
    .filter(key => key !== from)
    .flatMap(key =>
      (store.group(key)?.anggota ?? []).map(id => ({
        id,
        label: `${store.nameOf(id)} · ${key}`,
        beside: `${store.people.get(id)?.jenisKelamin ?? ''} · ${store.people.get(id)?.prodi ?? ''}`,
      })),
    );
  return (
    <AskDialog
      title={`Tukar ${store.nameOf(who)} dengan`}
      verb="Tukar"
      busy={false}
      disabled={!other}
      maxWidth="xs"
      onClose={onClose}
      onAgree={() => {
        const to = other ? store.placeOf(other) : undefined;
        if (!other || to === undefined) return;
        act({ idPendaftarMbkm: who, keKelompok: to, tukarDengan: other });
        store.say(`${store.nameOf(who)} bertukar tempat dengan ${store.nameOf(other)}.`);
        onClose();
      }}
    >
      <ChoiceField label="Mahasiswa" options={options} value={other} onChange={setOther} autoFocus required />
    </AskDialog>
  );
}
