/** The page for what is not there: the travel poster, one sentence, one way on (the 404 layout of the design sheet). */
import { type LucideIcon, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { LogoMark } from './logo-mark.tsx';
import styles from './lost-page.module.css';

export interface LostPageProps {
  readonly stamp?: string;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string; readonly icon: LucideIcon };
  /** Where the page may be there after all. */
  readonly retry?: { readonly hint: string; readonly again: () => void };
  /** Inside the agent's frame: the top bar already shows the logo, and `main` is there. */
  readonly framed?: boolean;
}

export function LostPage({ stamp, title, text, action, retry, framed = false }: LostPageProps) {
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
            {retry && <p className={styles['text']}>{retry.hint}</p>}
            <div className="row mt5">
              {retry && (
                <button type="button" className="btn" onClick={retry.again}>
                  <RotateCw className="icon" aria-hidden="true" />
                  Try again
                </button>
              )}
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
