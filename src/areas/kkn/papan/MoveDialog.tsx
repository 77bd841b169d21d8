import { useState } from 'react';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { nowhere } from './boardState.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useBoard } from './useBoard.ts';
import { columnName } from './useCardKeys.ts';

/** "Pindahkan ke…": the groups with how many they hold and where they go. */
export function MoveDialog({ who, onClose }: { who: string; onClose: () => void }) {
  const { store, usulan, act } = useBoard();
  const from = store.placeOf(who) ?? nowhere;
  const [to, setTo] = useState<string | null>(null);
  const villages = new Map(usulan.desa.map(({ id, nama }) => [id, nama]));
  const options = store.keys
    .filter(key => key !== from)
    .map(key => ({
      id: key,
      label: key,
      beside: [`${store.sizeOf(key)} orang`, villages.get(store.group(key)?.idDesa ?? '')].filter(Boolean).join(' · '),
    }));
  return (
    <AskDialog
      title={`Pindahkan ${store.nameOf(who)}`}
      verb="Pindahkan"
      busy={false}
      disabled={!to}
      maxWidth="xs"
      onClose={onClose}
      onAgree={() => {
        if (!to) return;
        act({ idPendaftarMbkm: who, keKelompok: to });
        store.say(`${store.nameOf(who)} dipindahkan ke ${columnName(to)}.`);
        onClose();
      }}
    >
      <ChoiceField label="Kelompok tujuan" options={options} value={to} onChange={setTo} autoFocus required />
    </AskDialog>
  );
}
