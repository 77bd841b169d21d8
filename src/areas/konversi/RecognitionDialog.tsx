import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReferenceInput, SelectInput, useNotify } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { inTerms } from '../../../resources/kit/terms.ts';
import type { BarisPddikti } from '../../../resources/konversi/pddikti.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { formatNumber } from '../../platform/providers/format.ts';
import { download, http } from '../../platform/providers/http.ts';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

interface Check {
  jumlah: number;
  siap: number;
  ditolak: BarisPddikti[];
}

/** Names what PDDikti would reject and why, before the file is taken. */
export default function RecognitionDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const form = useForm<{ idPeriode: string | null }>({ defaultValues: { idPeriode: null } });
  const idPeriode = useWatch({ control: form.control, name: 'idPeriode' });
  const [busy, setBusy] = useState(false);
  const filter = JSON.stringify(idPeriode ? { idPeriode } : {});
  const { data, error } = useQuery({
    queryKey: [pendaftar.name, 'pddikti', filter],
    queryFn: async ({ signal }) =>
      (await http<Check>(`${pendaftar.endpoint}/pddikti/periksa`, { query: { filter }, signal })).data,
    retry: false,
  });
  const take = async () => {
    setBusy(true);
    try {
      await download(`${pendaftar.endpoint}/pddikti`, { format: 'xlsx', filter }, 'Rekognisi PDDikti.xlsx');
      onClose();
    } catch (failure) {
      notify(messageOf(failure), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Ekspor rekognisi PDDikti"
      verb="Unduh Excel"
      busy={busy}
      disabled={!data || data.jumlah === 0}
      onAgree={take}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <DialogContentText>
          {inTerms('Satu baris per mata kuliah final. Kode jenis aktivitas dapat diubah pada Konfigurasi MBKM.')}
        </DialogContentText>
        <FormProvider {...form}>
          <ReferenceInput source="idPeriode" reference="master/periode" perPage={50}>
            <SelectInput label="Periode" optionText="nama" emptyText="Semua periode" helperText={false} />
          </ReferenceInput>
        </FormProvider>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        {data ? <Findings check={data} /> : error ? null : <Loading height={64} label="Memeriksa data" />}
      </Stack>
    </AskDialog>
  );
}

const shownMost = 50;

function Findings({ check: { jumlah, siap, ditolak } }: { check: Check }) {
  if (jumlah === 0) return <Alert severity="info">Belum ada nilai final pada pilihan ini.</Alert>;
  if (ditolak.length === 0)
    return <Alert severity="success">{formatNumber(siap)} baris siap diunggah ke PDDikti.</Alert>;
  return (
    <>
      <Alert severity="warning">
        {formatNumber(siap)} baris siap, {formatNumber(ditolak.length)} akan ditolak PDDikti dan ditulis di lembar
        kedua.
      </Alert>
      <ScrollRegion label="Baris yang akan ditolak" sx={{ maxHeight: 260 }}>
        <Box component="ul" aria-label="Baris yang akan ditolak" sx={{ m: 0, pl: 2.5 }}>
          {ditolak.slice(0, shownMost).map(row => (
            <Typography component="li" variant="body2" key={`${row.idPendaftarMbkm}:${row.kodeMk}`}>
              <span className="angka">{row.nim}</span> {row.nama}, {row.mkDiakui}: {row.alasan.join(' ')}
            </Typography>
          ))}
        </Box>
      </ScrollRegion>
    </>
  );
}
