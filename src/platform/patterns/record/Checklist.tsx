import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SyaratDaftar } from '../../../../resources/kit/requirement.ts';
import { Said } from '../../common/Said.tsx';
import { formatDate, formatDecimal, formatNumber } from '../../providers/format.ts';
import { type Say, useWords } from '../../providers/language.ts';

/** The requirements, each with what is and what must be. */
export function Checklist({ requirements }: { requirements: readonly SyaratDaftar[] }) {
  const say = useWords();
  return (
    <Box component="ul" aria-label={say('Persyaratan')} sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {requirements.map(requirement => (
        <Box
          key={requirement.kode}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 1, alignItems: 'start' }}
        >
          {requirement.lolos ? (
            <CheckIcon color="success" titleAccess={say('Terpenuhi')} sx={{ fontSize: 20, mt: '1px' }} />
          ) : (
            <CloseIcon color="error" titleAccess={say('Belum terpenuhi')} sx={{ fontSize: 20, mt: '1px' }} />
          )}
          <Typography variant="body2" component="span">
            <Said label={requirement.label} />
            <Typography variant="body2" component="span" className="angka" sx={{ color: 'text.secondary' }}>
              {comparison(requirement, say)}
            </Typography>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const day = /\b\d{4}-\d{2}-\d{2}\b/g;
const inWords = (value: string | number, decimals = 0) =>
  typeof value === 'number'
    ? decimals
      ? formatDecimal(value, decimals)
      : formatNumber(value)
    : value.replace(day, found => formatDate(found));

/** A window is its dates; a number stands beside its limit. */
function comparison({ kode, nilai, batas }: SyaratDaftar, say: Say): string {
  if (batas === null) return '';
  if (typeof batas === 'string') return kode === 'status' ? '' : ` · ${inWords(batas)}`;
  const most = kode === 'sks' || kode === 'luarKampus';
  const decimals = kode === 'ipk' ? 2 : 0;
  const limit = say(most ? 'maksimal %{batas}' : 'minimal %{batas}', { batas: inWords(batas, decimals) });
  // The sum of credits is not told: some may be kept from their student.
  if (nilai === null && kode === 'luarKampus') return ` · ${limit}`;
  if (nilai === null) return most ? '' : ` · ${say('belum tercatat')} (${limit})`;
  return ` · ${inWords(nilai, decimals)} (${limit})`;
}
