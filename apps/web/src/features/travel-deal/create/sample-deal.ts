/** The example of the deal creator (T-160): the lines that most offers have. */
export const SAMPLE_DEAL = `Seven Nights on the Amalfi Coast
Destination: Sorrento, Italy
Travel dates: May 9 - 16, 2027

From $1,899 per person
Was $2,190
Total for 2 travelers: $3,798

Includes:
- 7 nights, sea-view room
- Breakfast every day
- Boat day to Capri

Highlights:
- Sunset over Naples

Book by February 28, 2027
Deposit of $300 per person`;
