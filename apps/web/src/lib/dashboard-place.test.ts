import { afterEach, describe, expect, it } from 'vitest';
import {
  keepDashboardAddress,
  keepDashboardPlace,
  readDashboardPlace,
  stepOf,
  stepOfWayBack,
  wayToDashboard,
} from './dashboard-place.ts';

const place = (at: number | null) => ({ at, focused: at });

describe('the place on the dashboard', () => {
  afterEach(() => sessionStorage.clear());

  it('D-17 each step of history has its own, and a screen leads back to the last one', () => {
    expect(wayToDashboard()).toEqual({ to: '/dashboard', state: null });
    keepDashboardAddress('?tab=travel-deals', 'one');
    keepDashboardPlace('one', place(41));
    keepDashboardAddress('?q=rome', 'two');
    keepDashboardPlace('two', place(null));
    expect(readDashboardPlace('one')).toEqual(place(41));
    expect(readDashboardPlace('two')).toEqual(place(null));
    expect(readDashboardPlace('three')).toBeNull();
    const { to, state } = wayToDashboard();
    expect(to).toBe('/dashboard?q=rome');
    expect(stepOfWayBack(state)).toBe('two');
    expect(stepOfWayBack(null)).toBeNull();
  });

  it('D-17 the first step of a visit has a name of its own, which a reload keeps', () => {
    history.replaceState({ idx: 0 }, '');
    const first = stepOf('default');
    expect(stepOf('default')).toBe(first);
    expect(history.state).toEqual({ idx: 0, dashboardStep: first });
    history.replaceState({ idx: 0 }, '');
    expect(stepOf('default')).not.toBe(first);
    expect(stepOf('k3y')).toBe('k3y');
  });

  it('D-17 only the last fifty are kept, the newest of each step', () => {
    for (let step = 0; step < 60; step++) keepDashboardPlace(String(step), place(step));
    keepDashboardPlace('30', place(7));
    expect(readDashboardPlace('9')).toBeNull();
    expect(readDashboardPlace('10')).toEqual(place(10));
    expect(readDashboardPlace('30')).toEqual(place(7));
  });

  it('D-17 what was written over by something else is forgotten', () => {
    sessionStorage.setItem('dashboard_places', '{"steps": 3}');
    expect(wayToDashboard()).toEqual({ to: '/dashboard', state: null });
    keepDashboardPlace('one', place(1));
    expect(readDashboardPlace('one')).toEqual(place(1));
  });
});
