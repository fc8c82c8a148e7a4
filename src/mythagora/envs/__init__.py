"""Environments for learners: what one seat may know as numbers, its answers as a mask.

    from mythagora.envs import mytikas_v1
    env = mytikas_v1.env(players=3)

`aec` speaks PettingZoo, `solo` Gymnasium, `spiel` OpenSpiel; `many` steps hundreds of games in one call.
`docs/envs` has a page a game, written by `pages` from the code.
"""
