/** The sample format of the create screen (C-1), as the design sheet has it. */
export const SAMPLE_ITINERARY = `Title: Weekend in Lisbon
Location: Lisbon, Portugal
Dates: April 10-12, 2026

Day 1: Alfama and the river
☀️ Morning
9:00 AM - Pastéis de Belém
Location: Rua de Belém 84
Cost: $12

🌙 Evening
8:00 PM - Fado dinner
Cost: $85`;
