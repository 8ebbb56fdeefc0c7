/** Tables of places and codes with their look-ups; generated data, no dependencies. */
export {};
