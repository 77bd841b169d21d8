import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { messageForPeople } from './messageForPeople.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page for an error that reached the router. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage {...messageForPeople(error)} />;
}
