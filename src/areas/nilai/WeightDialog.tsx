import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import { http } from '../../platform/providers/http.ts';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { ShortForm } from '../../platform/ui/form/ShortForm.tsx';
import { useAskedForm } from '../../platform/ui/form/useAskedForm.ts';

interface Props {
  /** The row to change; null = a new one. */
  row: RaRecord | null;
  onClose: () => void;
}

const shares = ['bobotMitra', 'bobotDosen', 'bobotTim'] as const;
const fields = ['kodeJenisMbkm', 'idProgram', ...shares] as const;

/** Weights of the assessors of one kind of programme, or of one programme. */
export default function WeightDialog({ row, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { form, problem, busy, agree } = useAskedForm({
    about: `bobot ${row?.id ?? 'baru'}`,
    values: Object.fromEntries(fields.map(name => [name, row?.[name] ?? null])),
    send: async values => {
      const given = Object.fromEntries((row ? shares : fields).map(name => [name, values[name]]));
      const { endpoint, name } = bobotPenilaian;
      await http(row ? `${endpoint}/${row.id}` : endpoint, {
        method: row ? 'PUT' : 'POST',
        body: row ? { ...given, version: row.version } : given,
      });
      await queries.invalidateQueries({ queryKey: [name] });
      notify('Bobot disimpan.', { type: 'success' });
      onClose();
    },
  });

  return (
    <AskDialog
      title={row ? 'Ubah bobot penilai' : 'Tambah bobot penilai'}
      verb="Simpan"
      problem={problem}
      maxWidth="xs"
      busy={busy}
      onAgree={agree}
      onClose={onClose}
    >
      <RecordContextProvider value={row ?? undefined}>
        <ShortForm resource={bobotPenilaian.name} form={form} mode={row ? 'edit' : 'create'} fields={fields}>
          <Total />
        </ShortForm>
      </RecordContextProvider>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Peserta yang nilainya sudah terkirim tetap memakai bobot saat nilai itu dikirim.
      </Typography>
    </AskDialog>
  );
}

/** Sum of the three weights while they are typed. */
function Total() {
  const values = useWatch({ name: [...shares] });
  const total = values.reduce((sum: number, value: unknown) => sum + (typeof value === 'number' ? value : 0), 0);
  return (
    <Typography
      role="status"
      className="angka"
      sx={{ fontWeight: 600, color: total === 100 ? 'success.main' : 'warning.main' }}
    >
      Total {total}%
    </Typography>
  );
}
