import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Lembar } from '../../../../resources/nilai/lembar.ts';
import { jenisPenilai, semuaPenilai } from '../../../../resources/nilai/penilai.ts';
import { formatDecimal } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';

const shown = (value: number | null) => (value === null ? null : formatDecimal(value, 2));

/** Grade and weight of each assessor, and the programme's grade once all are given. */
export function GradeSummary({ sheet: { bobot, nilai, pendaftar } }: { sheet: Lembar }) {
  const labelOf = useLabel();
  const say = useWords();
  const facts = [
    ...semuaPenilai
      .filter(jenis => bobot[jenis] > 0)
      .map(jenis => ({
        label: `${labelOf(jenisPenilai[jenis])} · ${bobot[jenis]}%`,
        value: shown(nilai[jenis]),
        strong: false,
      })),
    {
      label: say('Nilai akhir program'),
      value:
        pendaftar.nilaiAkhir === null
          ? null
          : [formatDecimal(pendaftar.nilaiAkhir, 2), pendaftar.nilaiHuruf].filter(Boolean).join(' '),
      strong: pendaftar.nilaiAkhir !== null,
    },
  ];
  return (
    <Box
      component="dl"
      aria-label={say('Ringkasan nilai')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
        m: 0,
      }}
    >
      {facts.map(({ label, value, strong }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            className="angka"
            sx={
              value === null
                ? { m: 0, lineHeight: '30px', color: 'text.secondary' }
                : {
                    m: 0,
                    fontSize: 20,
                    lineHeight: '30px',
                    fontWeight: 700,
                    color: strong ? 'primary.main' : undefined,
                  }
            }
          >
            {value ?? say('Belum ada')}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
