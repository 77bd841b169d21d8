import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { type NewsRecord, siteState } from './siteState.ts';

/** On an article's page: the way to it on the site, or why it is not there. */
export default function SiteLink() {
  const record = useRecordContext<NewsRecord>();
  if (!record) return null;
  const { visible, words } = siteState(record, Date.now());
  if (!visible)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {words}
      </Typography>
    );
  return (
    <Button startIcon={<OpenInNew />} href={`/berita/${record.slug}`} target="_blank" rel="noopener">
      Lihat di situs
    </Button>
  );
}
