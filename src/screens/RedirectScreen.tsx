import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import type { ScreenProps } from './types.ts';

/** Leads on to another screen with the same params and query. */
export function RedirectScreen({ options }: ScreenProps<'redirect'>) {
  const { search } = useLocation();
  return <Navigate to={`${generatePath(options.to, useParams())}${search}`} replace />;
}
