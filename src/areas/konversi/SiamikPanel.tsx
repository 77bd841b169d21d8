import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { formatDateTime } from '../../platform/providers/format.ts';
import type { ConversionSheet } from '../nilai/grading/conversionSheet.ts';

const { choices } = terpilihFinal.fields.statusSiamik;
const colours = { belum: 'default', terkirim: 'success', gagal: 'error' } as const;

/** Last answer of the academic system for each course. */
export function SiamikPanel({ sheet }: { sheet: ConversionSheet }) {
  const { tanggalKirimSiamik: sent } = sheet.pendaftar;
  return (
    <Panel title="Hasil kirim SIAMIK">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {typeof sent === 'string' ? `Terakhir dikirim ${formatDateTime(sent)}.` : 'Belum pernah dikirim.'}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {sheet.matkul.map(({ id, kode, nama, statusSiamik, pesanSiamik }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Typography variant="body2">{nama}</Typography>
              <Typography variant="caption" component="div" color={pesanSiamik ? 'error' : 'text.secondary'}>
                {pesanSiamik ?? kode}
              </Typography>
            </Box>
            <Chip size="small" variant="outlined" color={colours[statusSiamik]} label={choices[statusSiamik]} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
