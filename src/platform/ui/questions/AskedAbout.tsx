import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useLabel, useWords } from '../../providers/language.ts';
import { useBaseRole } from '../permissions.ts';
import { useRegistry } from '../registry.ts';
import { aboutRow, useForms } from './useForms.ts';

interface Props {
  /** Resource of the rows. */
  of: string;
  rows: readonly string[];
}

/** Forms that ask the reader about some rows, where those stand: what waits for the answers says so. */
export function AskedAbout({ of, rows }: Props) {
  const own = useBaseRole();
  const moments = useRegistry().moments.filter(moment => moment.of === of);
  const asks = rows.length > 0 && moments.some(moment => moment.asks.some(role => role === own));
  return asks ? <Asked rows={rows} /> : null;
}

function Asked({ rows }: Pick<Props, 'rows'>) {
  const say = useWords();
  const labelOf = useLabel();
  const { data = [] } = useForms();
  const asked = data.filter(
    ({ buka, keadaan, baris }) => buka && keadaan !== 'terkirim' && baris && rows.includes(baris.id),
  );
  if (!asked.length) return null;
  return (
    <Stack spacing={1} sx={{ my: 1.5 }}>
      {asked.map(({ id, judul, baris }) => (
        <Alert
          key={id}
          severity="info"
          action={
            <Button component={Link} to={aboutRow(`/formulir/${id}`, baris?.id)} color="inherit" size="small">
              {say('Isi formulir')}
            </Button>
          }
        >
          {baris?.menahan
            ? say('%{apa} tampil sesudah Anda mengisi “%{judul}”.', { apa: labelOf(baris.menahan), judul })
            : say('“%{judul}” menunggu jawaban Anda.', { judul })}
        </Alert>
      ))}
    </Stack>
  );
}
