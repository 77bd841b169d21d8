import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { z } from 'zod';
import type { BulkAnswer } from '../../../../resources/kit/index.ts';
import type { KelompokTanpaPic } from '../../../../resources/kkn/papan.ts';
import { picKelompok } from '../../../../resources/kkn/picKelompok.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { RefPicker } from '../../../platform/ui/inputs/RefPicker.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { WavePicker } from '../WavePicker.tsx';
import { likelyWave, useWaves } from '../waves.ts';

/** Above the contacts: the groups of a wave that have none, and one PIC for those that are ticked. */
export default function GroupsWithoutContact() {
  const mayCreate = useMay('create');
  const { data: waves = [], isPending: wavesPending } = useWaves();
  const [wave, setWave] = useState<string | null>(null);
  const idGelombang = wave ?? likelyWave(waves)?.id ?? null;
  const { data: groups, isLoading } = useQuery({
    // Under the resource's name, so that every write to a contact makes it new as well.
    queryKey: [picKelompok.name, 'belum', idGelombang],
    enabled: mayCreate && idGelombang !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await http<KelompokTanpaPic[]>(`${picKelompok.endpoint}/belum`, {
          query: { idGelombang: idGelombang ?? '' },
          signal,
        })
      ).data,
  });
  useListWaits(mayCreate && (wavesPending || isLoading));
  if (!mayCreate || waves.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }} className="layar-saja">
      <Panel title={groups ? `Kelompok tanpa PIC (${groups.length})` : 'Kelompok tanpa PIC'}>
        <Stack spacing={2}>
          <WavePicker waves={waves} value={idGelombang} onChange={setWave} />
          {groups?.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Semua kelompok gelombang ini sudah memiliki PIC.
            </Typography>
          ) : groups ? (
            <Assign key={idGelombang} groups={groups} />
          ) : null}
        </Stack>
      </Panel>
    </Box>
  );
}

const shape = z.object({ ids: z.array(z.string()), idPegawai: z.string().nullable(), noHp: z.string() });

function Assign({ groups }: { groups: readonly KelompokTanpaPic[] }) {
  const [given, give] = useKept<z.infer<typeof shape>>({
    name: 'pic',
    initial: { ids: [], idPegawai: null, noHp: '' },
    shape,
  });
  const { idPegawai, noHp } = given;
  const chosen = new Set(given.ids);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const ids = groups.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { idPegawai, idKelompok: ids, ...(noHp.trim() ? { noHp: noHp.trim() } : {}) };
      const { data } = await http<BulkAnswer>(`${picKelompok.endpoint}/banyak`, { method: 'POST', body });
      if (data.berhasil.length) notify(`PIC diberikan kepada ${data.berhasil.length} kelompok.`, { type: 'success' });
      const reasons = new Set(data.gagal.map(({ pesan }) => pesan));
      if (reasons.size) setProblem(`${data.gagal.length} kelompok tidak diberi PIC: ${[...reasons].join(' ')}`);
      give({ ...given, ids: data.gagal.map(({ id }) => id) });
      refresh();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  const toggle = (id: string, on: boolean) =>
    give({ ...given, ids: [...given.ids.filter(one => one !== id), ...(on ? [id] : [])] });
  const every = ids.length === groups.length;
  return (
    <>
      {problem ? <Alert severity="warning">{problem}</Alert> : null}
      <FormGroup
        role="group"
        aria-label="Kelompok tanpa PIC"
        sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        <FormControlLabel
          control={
            <Checkbox
              checked={every}
              indeterminate={ids.length > 0 && !every}
              onChange={(_, on) => give({ ...given, ids: on ? groups.map(({ id }) => id) : [] })}
            />
          }
          label="Semua"
        />
        {groups.map(({ id, kode, nama, desa }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.has(id)} onChange={(_, on) => toggle(id, on)} />}
            label={`${kode} ${nama}${desa ? ` · ${desa}` : ''}`}
          />
        ))}
      </FormGroup>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Box sx={{ flex: 1, minWidth: 0, width: '100%' }}>
          <RefPicker
            to="master/pegawai"
            value={idPegawai}
            filter={{ aktif: true }}
            onChange={id => give({ ...given, idPegawai: id })}
            frame={{ id: 'pic-kelompok', label: 'PIC' }}
          />
        </Box>
        <TextField
          label="No. HP"
          value={noHp}
          onChange={event => give({ ...given, noHp: event.target.value })}
          margin="none"
          sx={{ width: { sm: 280 }, flexShrink: 0 }}
          helperText="Kosongkan untuk memakai nomor pada data pegawai."
          slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 20 } }}
        />
        <Button
          variant="contained"
          loading={busy}
          disabled={ids.length === 0 || !idPegawai}
          onClick={save}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap', mt: { sm: 0.5 } }}
        >
          Beri PIC{ids.length ? ` (${ids.length})` : ''}
        </Button>
      </Stack>
    </>
  );
}
