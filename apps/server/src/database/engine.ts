/** The two engines. Only this folder ever asks which one it is. */
export type Engine = 'sqlite' | 'postgres';
