import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { KelompokUsulan } from '../../../../resources/kkn/papan.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { useBoard } from './useBoard.ts';

/** Village, DPL and leader of a group. What a choice breaks is shown by the board, not refused. */
export function GroupDialog({ kunci, onClose }: { kunci: string; onClose: () => void }) {
  const { store, usulan, act } = useBoard();
  const [group] = useState(() => store.group(kunci));
  const [idDesa, setDesa] = useState(group?.idDesa ?? null);
  const [idDpl, setDpl] = useState(group?.idDpl ?? null);
  const [idKetua, setKetua] = useState(group?.idKetua ?? null);
  if (!group) return null;
  const others = store.keys.flatMap(key => (key === kunci ? [] : (store.group(key) ?? [])));
  const taken = (of: 'idDesa' | 'idDpl', id: string) => others.filter(it => it[of] === id && it.anggota.length).length;
  const save = () => {
    const changed: Partial<Pick<KelompokUsulan, 'idDesa' | 'idDpl' | 'idKetua'>> = {
      ...(idDesa === group.idDesa ? {} : { idDesa }),
      ...(idDpl === group.idDpl ? {} : { idDpl }),
      ...(idKetua === group.idKetua ? {} : { idKetua }),
    };
    if (Object.keys(changed).length > 0) act({ kunci, ...changed });
    onClose();
  };
  return (
    <AskDialog title={`Atur ${kunci}`} verb="Simpan" busy={false} onClose={onClose} onAgree={save} maxWidth="xs">
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label="Desa"
          value={idDesa}
          onChange={setDesa}
          options={usulan.desa.map(({ id, nama, kuotaMahasiswa, kuotaKelompok, adaFaskes, lain }) => ({
            id,
            label: nama,
            beside: `${lain + taken('idDesa', id)} dari ${kuotaKelompok} kelompok · kuota ${kuotaMahasiswa} orang${
              adaFaskes ? '' : ' · tanpa fasilitas kesehatan'
            }`,
          }))}
        />
        <ChoiceField
          label="DPL"
          value={idDpl}
          onChange={setDpl}
          options={usulan.dpl.map(({ id, nama, maksKelompok, lain }) => ({
            id,
            label: nama,
            beside: `${lain + taken('idDpl', id)} dari ${maksKelompok} kelompok`,
          }))}
        />
        <ChoiceField
          label="Ketua"
          value={idKetua}
          onChange={setKetua}
          options={group.anggota
            .flatMap(id => store.people.get(id) ?? [])
            .toSorted(
              (a, b) => Number(b.bersediaJadiKetua) - Number(a.bersediaJadiKetua) || a.nama.localeCompare(b.nama),
            )
            .map(({ idPendaftarMbkm, nama, prodi, sks, bersediaJadiKetua }) => ({
              id: idPendaftarMbkm,
              label: nama,
              beside: `${prodi} · ${sks} SKS${bersediaJadiKetua ? ' · bersedia menjadi ketua' : ''}`,
            }))}
        />
      </Stack>
    </AskDialog>
  );
}
