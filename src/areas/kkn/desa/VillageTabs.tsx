import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';

const views = [
  { path: '/kkn/setting-desa', label: 'Daftar' },
  { path: '/kkn/setting-desa/peta', label: 'Peta' },
];

/** The villages as a list or on a map. */
export default function VillageTabs() {
  const { pathname } = useLocation();
  const open = views.findLast(({ path }) => pathname.toLowerCase().startsWith(path))?.path ?? false;
  return (
    <Tabs value={open} aria-label="Tampilan desa" sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      {views.map(({ path, label }) => (
        <Tab key={path} value={path} label={label} component={Link} to={path} />
      ))}
    </Tabs>
  );
}
