import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import type { ScreenProps } from '../ui/screenParts.ts';

/** Leads on to another screen with the same params and query. */
export function RedirectScreen({ options }: ScreenProps<'redirect'>) {
  const { search } = useLocation();
  const params = useParams();
  const { withId } = options;
  if (withId && new URLSearchParams(search).get('id')) return <Navigate to={`${withId}${search}`} replace />;
  return <Navigate to={`${generatePath(options.to, params)}${search}`} replace />;
}
