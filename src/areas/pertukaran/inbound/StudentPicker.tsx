import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { BarisStudi } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { calls, useInbound } from './calls.ts';

/** Staff choose whose plan or results they see; kept in the address. */
export function StudentPicker() {
  const [search, setSearch] = useSearchParams();
  const { data = [] } = useInbound<BarisStudi[]>(calls.studi);
  const people = [...new Map(data.map(one => [one.npm, one])).values()];
  const npm = search.get('npm');
  return (
    <>
      <Autocomplete
        options={people}
        value={people.find(one => one.npm === npm) ?? null}
        getOptionLabel={one => `${one.npm} ${one.nama}`}
        getOptionKey={one => one.npm}
        isOptionEqualToValue={(one, other) => one.npm === other.npm}
        onChange={(_, one) => setSearch(one ? { npm: one.npm } : {}, { replace: true })}
        noOptionsText={inTerms('Tidak ada mahasiswa inbound')}
        renderInput={params => <TextField {...params} label={inTerms('Mahasiswa inbound')} />}
        sx={{ maxWidth: 480, mb: 2 }}
      />
      {npm ? null : (
        <Typography sx={{ color: 'text.secondary' }}>{inTerms('Pilih mahasiswa inbound lebih dahulu.')}</Typography>
      )}
    </>
  );
}
