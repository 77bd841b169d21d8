import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { pejabat } from '../../../resources/surat/pejabat.ts';
import { surat } from '../../../resources/surat/surat.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useMay } from '../../platform/ui/permissions.ts';

/** Above the queue of permits: the register of all letters, and who signs them, for who reads them. */
export default function LetterLinks() {
  const say = useWords();
  const letters = useMay('list', surat.name);
  const officials = useMay('list', pejabat.name);
  if (!letters && !officials) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
      {letters ? (
        <Button component={Link} to="/pengaturan/surat" variant="outlined">
          {say('Semua surat')}
        </Button>
      ) : null}
      {officials ? (
        <Button component={Link} to="/pengaturan/pejabat-surat" variant="outlined">
          {say('Penanda tangan')}
        </Button>
      ) : null}
    </Stack>
  );
}
