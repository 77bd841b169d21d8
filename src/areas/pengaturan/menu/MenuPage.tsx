import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../platform/common/Loading.tsx';
import { PageTitle } from '../../../platform/common/PageTitle.tsx';
import { refusalOf } from '../profile/formErrors.ts';
import { RightsTab } from './RightsTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { TreeTab } from './TreeTab.tsx';
import { useMenus } from './useMenus.ts';

/** /pengaturan/menu: the drawer's tree, and which role sees what of it. */
export default function MenuPage() {
  const [search, setSearch] = useSearchParams();
  const { data, error } = useMenus();
  const asked = search.get('tab');
  const tab = asked === 'hak' || asked === 'peran' ? asked : 'susunan';
  return (
    <>
      <PageTitle title="Menu" />
      <Tabs
        value={tab}
        onChange={(_, key: string) => setSearch({ tab: key }, { replace: true })}
        aria-label="Bagian pengaturan menu"
        sx={{ mt: 1, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="susunan" label="Susunan" id="tab-susunan" aria-controls="panel-menu" />
        <Tab value="hak" label="Hak akses" id="tab-hak" aria-controls="panel-menu" />
        <Tab value="peran" label="Semua peran" id="tab-peran" aria-controls="panel-menu" />
      </Tabs>
      <Box role="tabpanel" id="panel-menu" aria-labelledby={`tab-${tab}`}>
        {error ? <Typography role="alert">{refusalOf(error).message}</Typography> : null}
        {data || error ? null : <Loading height={360} label="Memuat menu" />}
        {data && tab === 'susunan' ? <TreeTab menus={data} /> : null}
        {data && tab === 'hak' ? <RightsTab menus={data} /> : null}
        {data && tab === 'peran' ? <RolesTab menus={data} /> : null}
      </Box>
    </>
  );
}
