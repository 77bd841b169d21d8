import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { BulkAnswer } from '../../../../resources/kit/index.ts';
import { dpl } from '../../../../resources/kkn/dpl.ts';
import type { Report } from '../../../platform/providers/api.ts';
import { http } from '../../../platform/providers/http.ts';
import { BulkDialog } from '../../../platform/ui/bulk/BulkDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { RefPicker } from '../../../platform/ui/inputs/RefPicker.tsx';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import { likelyWave, useWaves } from '../waves.ts';
import { useNames } from './useNames.ts';

/** Several lecturers become DPL of a wave at once; who is one already is named. */
export default function AddSupervisorsDialog({ onClose }: { onClose: () => void }) {
  const { data: waves = [] } = useWaves();
  const [wave, setWave] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const nameOf = useNames('master/pegawai', chosen);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [error, setError] = useState<string | null>(null);
  const refresh = useRefresh();
  const notify = useNotify();
  const idGelombang = wave ?? likelyWave(waves)?.id ?? null;
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = { idGelombang, idPegawai: chosen };
      const { data } = await http<BulkAnswer>(`${dpl.endpoint}/banyak`, { method: 'POST', body });
      refresh();
      if (data.gagal.length > 0) {
        setReport({
          berhasil: data.berhasil.length,
          gagal: data.gagal.map(({ id, pesan }) => ({ id, pesan, label: nameOf(id) })),
        });
      } else {
        notify(`${data.berhasil.length} DPL ditambahkan.`, { type: 'success' });
        onClose();
      }
    } catch (problem) {
      setError(messageOf(problem));
    }
    setBusy(false);
  };
  return (
    <BulkDialog
      title="Tambah DPL"
      verb={`Tambah ${chosen.length || ''}`.trim()}
      words={['ditambahkan', 'tidak ditambahkan']}
      noun="DPL"
      disabled={chosen.length === 0 || idGelombang === null}
      state={{ busy, report, error }}
      onRun={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label="Gelombang"
          options={waves.map(({ id, nama }) => ({ id, label: nama }))}
          value={idGelombang}
          onChange={setWave}
          required
        />
        <RefPicker
          key={chosen.length}
          to="master/pegawai"
          value={null}
          filter={{ jenis: 'dosen', aktif: true }}
          onChange={id => {
            if (id && !chosen.includes(id)) setChosen([...chosen, id]);
          }}
          frame={{ id: 'dosen-dpl', label: 'Cari dosen' }}
        />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap' }}
          role="group"
          aria-label="Dosen terpilih"
        >
          {chosen.map(id => (
            <Chip key={id} label={nameOf(id)} onDelete={() => setChosen(chosen.filter(one => one !== id))} />
          ))}
        </Stack>
      </Stack>
    </BulkDialog>
  );
}
