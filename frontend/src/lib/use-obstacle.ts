import { useEffect, useState } from 'react';
import { beginAnew, findObstacle, type Obstacle } from './new-version.js';

/** What kept something from being shown; null while that is being found out. It comes back with the connection. */
export function useObstacle(error: unknown): Obstacle | null {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  useEffect(() => void findObstacle(error).then(setObstacle), [error]);
  useEffect(() => {
    if (obstacle !== 'connection') return;
    window.addEventListener('online', beginAnew);
    return () => window.removeEventListener('online', beginAnew);
  }, [obstacle]);
  return obstacle;
}
