import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FileLink } from '../../../platform/ui/cells/FileLink.tsx';

/** /formulir/:id/berkas/:berkas: a file of an answer, as an export names it. */
export default function AnswerFilePage() {
  const { id = '', berkas = '' } = useParams();
  const say = useWords();
  return (
    <Box sx={{ maxWidth: 800 }}>
      <ScreenTitle path="/formulir/:id/berkas/:berkas" />
      <Button component={Link} to={`/formulir/${id}/hasil`} startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        {say('Lihat hasil')}
      </Button>
      <Box>
        <FileLink id={berkas} />
      </Box>
    </Box>
  );
}
