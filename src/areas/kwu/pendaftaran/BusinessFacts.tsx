import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';

const shown = ['namaUsaha', 'nama', 'jenis', 'kategori', 'tahap', 'programEksternal'] as const;

/** Fields of a business with their declared labels. */
export const BusinessFacts = ({ group, without = [] }: { group: UsahaMilik; without?: readonly string[] }) => (
  <ResourceContextProvider value={kelompokKwu.name}>
    <RecordContextProvider value={group}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
      >
        {shown
          .filter(name => !without.includes(name))
          .map(name => (
            <div key={name}>
              <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
                {kelompokKwu.fields[name].label}
              </Typography>
              <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <FieldCell source={name} />
              </Typography>
            </div>
          ))}
      </Box>
    </RecordContextProvider>
  </ResourceContextProvider>
);
