import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Role, type Task, tasksFor } from '../../../../resources/kit/index.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { dayToday, formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

/** Tasks of companions of groups, from the queues of the programme's screens. */
export function OwnTasks({ path }: { path: string }) {
  const role = useBaseRole();
  return role ? <Tasks role={role} path={path} /> : null;
}

function Tasks({ role, path }: { role: Role; path: string }) {
  const say = useWords();
  const { screens } = useRegistry();
  const group = screens.find(screen => screen.path === path)?.group;
  const own = screens.filter(screen => screen.group === group);
  const tasks = tasksFor(own, role, dayToday()).filter(({ decides }) => decides);
  if (tasks.length === 0) return null;
  return (
    <Panel title={say('Menunggu Anda')}>
      <List dense disablePadding>
        {tasks.map(task => (
          <Counted key={task.link} task={task} />
        ))}
      </List>
    </Panel>
  );
}

function Counted({ task: { label, resource, filter, link, since } }: { task: Task }) {
  const { total } = useGetList(
    resource,
    {
      filter,
      sort: { field: since, order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
      meta: { kolom: ['id'] },
    },
    { retry: false },
  );
  return (
    <ListItem
      disablePadding
      secondaryAction={<span className="angka">{total === undefined ? '' : formatNumber(total)}</span>}
    >
      <ListItemButton component={Link} to={link}>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}
