/** The page for what is not there: the travel poster, one sentence, one way on (the 404 layout of the design sheet). */
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { LogoMark } from './logo-mark.tsx';
import styles from './lost-page.module.css';

export interface LostPageProps {
  readonly stamp?: string;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string; readonly icon: LucideIcon };
  /** Inside the agent's frame: the top bar already shows the logo, and `main` is there. */
  readonly framed?: boolean;
}

export function LostPage({ stamp, title, text, action, framed = false }: LostPageProps) {
  const Scene = framed ? 'section' : 'main';
  return (
    <div className={`lost ${framed ? styles['framed'] : ''}`}>
      <Scene className="scene art-travel">
        <div className="scene__art">
          <picture>
            <source media="screen and (max-width:768px)" srcSet="/art/travel.svg" />
            <source media="screen and (min-width:1400px)" srcSet="/art/travel.svg#ultra" />
            <img src="/art/travel.svg#wide" alt="" width="1200" height="800" />
          </picture>
        </div>
        <div className="wrap">
          {!framed && (
            <div className="pubbar">
              <Link className="logo" to="/">
                <LogoMark />
              </Link>
            </div>
          )}
          <div className="scene__text">
            {stamp && <p className="stamp">{stamp}</p>}
            <h1>{title}</h1>
            <p className={styles['text']}>{text}</p>
            <div className="row mt5">
              <Link className={`btn ${styles['main']}`} to={action.to}>
                <action.icon className="icon" aria-hidden="true" />
                {action.label}
              </Link>
            </div>
          </div>
        </div>
      </Scene>
    </div>
  );
}
