import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { type Desa, desa } from '../../../../resources/kkn/desa.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import { useWaves } from '../waves.ts';

/** Takes villages of a former wave over into another one; those that it has stay as they are. */
export default function CopyDialog({ onClose }: { onClose: () => void }) {
  const { data: waves = [] } = useWaves();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: villages = [] } = useGetList<Desa & { id: string }>(
    desa.name,
    {
      filter: { idGelombang: from },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'desa', order: 'ASC' },
    },
    { enabled: from !== null, retry: false },
  );
  const chosen = villages.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const options = waves.map(({ id, nama }) => ({ id, label: nama }));
  const copy = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { dariGelombang: from, keGelombang: to, idDesa: chosen };
      const { data } = await http<{ disalin: number; dilewati: number }>(`${desa.endpoint}/salin`, {
        method: 'POST',
        body,
      });
      notify(`${data.disalin} desa disalin${data.dilewati ? `, ${data.dilewati} sudah ada` : ''}.`, {
        type: 'success',
      });
      refresh();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Salin desa dari gelombang lain"
      problem={problem}
      verb={`Salin ${chosen.length || ''}`.trim()}
      busy={busy}
      disabled={!from || !to || chosen.length === 0}
      onClose={onClose}
      onAgree={copy}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField label="Dari gelombang" options={options} value={from} onChange={setFrom} required />
        <ChoiceField
          label="Ke gelombang"
          options={options.filter(({ id }) => id !== from)}
          value={to}
          onChange={setTo}
          required
        />
        {from && villages.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Gelombang ini belum memiliki desa.
          </Typography>
        ) : null}
        <FormGroup role="group" aria-label="Desa" sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}>
          {villages.map(({ id, desa: name, kecamatan, kuotaMahasiswa }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  checked={!left.has(id)}
                  onChange={(_, on) =>
                    setLeft(before => (on ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])))
                  }
                />
              }
              label={`${name}, ${kecamatan} · kuota ${kuotaMahasiswa}`}
            />
          ))}
        </FormGroup>
      </Stack>
    </AskDialog>
  );
}
